-- Written by bindings/write_lua.py from what the headers declare; by `make generate`.

-- Adds methods and properties to classes, by the calls and by what is by hand.
return function(calls, k)

  local check, made, opened = k.check, k.made, k.opened
  local wrap, wrapped, closure = k.wrap, k.wrapped, k.closure
  local id, ids, list, has_length = k.id, k.ids, k.list, k.has_length
  local number, optional, whole, some = k.number, k.optional, k.whole, k.some
  local flag, text, enum, word, flags, plain = k.flag, k.text, k.enum, k.word, k.flags, k.plain
  local into, outof = k.into, k.outof

  -- The number of the library's version.
  k.made_for = 1000

  k.define("status", {
    ["ok"] = 0, ["error_invalid_argument"] = -1, ["error_invalid_handle"] = -2, ["error_unrelated"] =
    -3, ["error_cycle"] = -4, ["error_conflict"] = -5, ["error_busy"] = -6, ["error_limit"] = -7,
    ["error_state"] = -8,
  })
  k.define("axis", {
    ["horizontal"] = 0, ["vertical"] = 1,
  })
  k.define("relation", {
    ["at_most"] = -1, ["equal"] = 0, ["at_least"] = 1,
  })
  k.define("conflict_policy", {
    ["reported"] = 0, ["refused"] = 1,
  })
  k.define("frame_kind", {
    ["in_parent"] = 0, ["in_root"] = 1, ["snapped"] = 2, ["snapped_in_root"] = 3, ["presented"] = 4,
    ["presented_in_root"] = 5, ["presented_snapped"] = 6, ["presented_snapped_in_root"] = 7,
  })
  k.define("text", {
    ["name"] = 0, ["description"] = 1, ["why"] = 2, ["report"] = 3, ["log"] = 4, ["file"] = 5,
    ["equation"] = 6, ["document"] = 7, ["ambiguity"] = 8,
  })
  k.define("handle_kind", {
    ["none"] = 0, ["node"] = 1, ["attribute"] = 2, ["constraint"] = 3, ["atomic"] = 4, ["animation"] =
    5, ["format"] = 6,
  })
  k.define("attribute_kind", {
    ["width"] = 1, ["height"] = 2, ["aspect_ratio"] = 3, ["left_inset"] = 10, ["right_inset"] = 11,
    ["leading_inset"] = 12, ["trailing_inset"] = 13, ["top_inset"] = 14, ["bottom_inset"] = 15,
    ["first_baseline_inset"] = 16, ["last_baseline_inset"] = 17, ["left_safe_inset"] = 20,
    ["right_safe_inset"] = 21, ["leading_safe_inset"] = 22, ["trailing_safe_inset"] = 23,
    ["top_safe_inset"] = 24, ["bottom_safe_inset"] = 25, ["left_margin_inset"] = 30,
    ["right_margin_inset"] = 31, ["leading_margin_inset"] = 32, ["trailing_margin_inset"] = 33,
    ["top_margin_inset"] = 34, ["bottom_margin_inset"] = 35, ["horizontal_center"] = 48,
    ["vertical_center"] = 49, ["left_offset"] = 50, ["right_offset"] = 51, ["leading_offset"] = 52,
    ["trailing_offset"] = 53, ["top_offset"] = 54, ["bottom_offset"] = 55, ["first_baseline_offset"] =
    56, ["last_baseline_offset"] = 57, ["left_align"] = 60, ["right_align"] = 61, ["leading_align"] =
    62, ["trailing_align"] = 63, ["top_align"] = 64, ["bottom_align"] = 65, ["first_baseline_align"] =
    66, ["last_baseline_align"] = 67, ["vertical_align"] = 68, ["horizontal_align"] = 69, ["size"] =
    100, ["insets"] = 110, ["horizontal_insets"] = 111, ["vertical_insets"] = 112, ["safe_insets"] =
    120, ["horizontal_safe_insets"] = 121, ["vertical_safe_insets"] = 122, ["margin_insets"] = 130,
    ["horizontal_margin_insets"] = 131, ["vertical_margin_insets"] = 132, ["center"] = 140,
    ["edge_align"] = 160, ["center_align"] = 161, ["group"] = 200,
  })
  k.define("guide", {
    ["safe"] = 0, ["margins"] = 1, ["scroll"] = 2, ["readable"] = 3, ["layout"] = 4, ["frame"] = 5,
  })
  k.define("direction", {
    ["inherited"] = 0, ["left_to_right"] = 1, ["right_to_left"] = 2,
  })
  k.define("resistance", {
    ["hugging"] = 0, ["compression"] = 1,
  })
  k.define("gone", {
    ["not"] = 0, ["fully"] = 1, ["horizontally"] = 2, ["vertically"] = 3,
  })
  k.define("log", {
    ["refused"] = 1, ["conflict"] = 2, ["ambiguity"] = 4, ["unmet"] = 8, ["decision"] = 16,
  })
  k.define("source", {
    ["none"] = 0, ["value"] = 1, ["rule"] = 2, ["root_size"] = 3, ["not_negative"] = 4, ["link"] = 5,
    ["terms"] = 6, ["applied"] = 7, ["content"] = 8, ["gone"] = 9, ["container"] = 10,
  })
  k.define("anchor", {
    ["left"] = 1, ["right"] = 2, ["top"] = 3, ["bottom"] = 4, ["leading"] = 5, ["trailing"] = 6,
    ["width"] = 7, ["height"] = 8, ["center_x"] = 9, ["center_y"] = 10, ["last_baseline"] = 11,
    ["first_baseline"] = 12, ["left_margin"] = 13, ["right_margin"] = 14, ["top_margin"] = 15,
    ["bottom_margin"] = 16, ["leading_margin"] = 17, ["trailing_margin"] = 18,
    ["center_x_within_margins"] = 19, ["center_y_within_margins"] = 20, ["left_safe"] = 21,
    ["right_safe"] = 22, ["top_safe"] = 23, ["bottom_safe"] = 24, ["leading_safe"] = 25,
    ["trailing_safe"] = 26, ["center_x_within_safe_area"] = 27, ["center_y_within_safe_area"] = 28,
  })
  k.define("distribution", {
    ["fill"] = 0, ["fill_equally"] = 1, ["fill_proportionally"] = 2, ["equal_gaps"] = 3,
    ["equal_centers"] = 4, ["spread"] = 5, ["packed"] = 6, ["around"] = 7,
  })
  k.define("align", {
    ["fill"] = 0, ["start"] = 1, ["center"] = 2, ["end"] = 3, ["first_baseline"] = 4, ["last_baseline"]
    = 5, ["none"] = 6,
  })
  k.define("least", {
    ["word"] = 0, ["content"] = 1, ["nothing"] = 2,
  })
  k.define("repeat", {
    ["none"] = 0, ["fill"] = 1, ["fit"] = 2,
  })
  k.define("container_value", {
    ["axis"] = 0, ["gap"] = 1, ["padding_top"] = 2, ["padding_left"] = 3, ["padding_bottom"] = 4,
    ["padding_right"] = 5, ["align"] = 6, ["distribution"] = 7, ["bias"] = 8, ["row_gap"] = 9,
    ["justify"] = 10, ["wraps"] = 11, ["edge"] = 12, ["distance"] = 13, ["fraction"] = 14,
    ["padding_from_margins"] = 15, ["least"] = 16, ["gap_fraction"] = 17, ["row_gap_fraction"] = 18,
    ["padding_fraction_top"] = 19, ["padding_fraction_left"] = 20, ["padding_fraction_bottom"] = 21,
    ["padding_fraction_right"] = 22, ["baselines_reversed"] = 23, ["gap_from_baselines"] = 24, ["most"]
    = 25, ["hugs_lines"] = 26, ["turns"] = 27, ["dense"] = 28, ["row_distribution"] = 29, ["row_bias"] =
    30, ["last_line_packed"] = 31, ["lines_reversed"] = 32, ["safe"] = 33, ["repeats"] = 34,
  })
  k.define("container_kind", {
    ["none"] = 0, ["stack"] = 1, ["grid"] = 2, ["guideline"] = 3, ["barrier"] = 4,
  })
  k.define("member_value", {
    ["weight"] = 0, ["gap_after"] = 1, ["align"] = 2, ["excluded"] = 3, ["justify"] = 4, ["shrink"] = 5,
    ["basis"] = 6, ["grows"] = 7, ["least"] = 8, ["margin_top"] = 9, ["margin_left"] = 10,
    ["margin_bottom"] = 11, ["margin_right"] = 12, ["margin_fraction_top"] = 13,
    ["margin_fraction_left"] = 14, ["margin_fraction_bottom"] = 15, ["margin_fraction_right"] = 16,
    ["first_column"] = 17, ["first_row"] = 18, ["column_span"] = 19, ["row_span"] = 20, ["overlay"] = 21,
  })
  k.define("track_kind", {
    ["content"] = 0, ["fixed"] = 1, ["fraction"] = 2, ["yielding"] = 3, ["least"] = 4, ["filling"] = 5,
  })
  k.define("fault", {
    ["none"] = 0, ["empty"] = 1, ["text"] = 2, ["operand"] = 3, ["attribute"] = 4, ["unknown_node"] = 5,
    ["unknown_metric"] = 6, ["unknown_attribute"] = 7, ["relation"] = 8, ["end"] = 9, ["parenthesis"] =
    10, ["quote"] = 11, ["number"] = 12, ["range"] = 13, ["product"] = 14, ["divisor"] = 15, ["zero"] =
    16, ["priority"] = 17, ["constant"] = 18, ["depth"] = 19, ["refused"] = 20, ["ambiguous"] = 21,
    ["unknown_priority"] = 22, ["metric_and_priority"] = 23, ["metric_and_node"] = 24, ["orientation"] =
    25, ["view"] = 26, ["bracket"] = 27, ["connection"] = 28, ["view_range"] = 29, ["many"] = 30,
    ["nothing"] = 31, ["format_end"] = 32, ["stack"] = 33,
  })
  k.define("format_option", {
    ["align_left"] = 2, ["align_right"] = 4, ["align_top"] = 8, ["align_bottom"] = 16, ["align_leading"]
    = 32, ["align_trailing"] = 64, ["align_center_x"] = 512, ["align_center_y"] = 1024,
    ["align_last_baseline"] = 2048, ["align_first_baseline"] = 4096, ["left_to_right"] = 65536,
    ["right_to_left"] = 131072, ["baseline_to_baseline"] = 524288,
  })
  k.define("compound", {
    ["size"] = 1, ["edges"] = 2, ["center"] = 3, ["margins"] = 4, ["center_within_margins"] = 5,
  })
  k.define("size_class", {
    ["unspecified"] = 0, ["compact"] = 1, ["regular"] = 2,
  })
  k.define("idiom", {
    ["unspecified"] = 0, ["phone"] = 1, ["pad"] = 2, ["desktop"] = 3, ["tv"] = 4, ["car"] = 5, ["watch"]
    = 6,
  })
  k.define("orientation", {
    ["unspecified"] = 0, ["portrait"] = 1, ["landscape"] = 2,
  })
  k.define("curve", {
    ["ease_in_out"] = 0, ["ease_in"] = 1, ["ease_out"] = 2, ["linear"] = 3,
  })
  k.define("motion", {
    ["frames"] = 0, ["values"] = 1, ["bounded"] = 2,
  })
  k.define("conflict_reason", {
    ["none"] = 0, ["alone"] = 1, ["least"] = 2, ["tie"] = 3, ["together"] = 4,
  })
  k.define("drawn", {
    ["frames"] = 1, ["values"] = 2, ["containers"] = 4, ["content"] = 8, ["conflicts"] = 16,
    ["ambiguity"] = 32, ["hidden"] = 64,
  })
  k.define("counter", {
    ["pivots"] = 0, ["factorizations"] = 1, ["work"] = 2, ["allocations"] = 3, ["bytes"] = 4,
  })
  k.define("autoresizing", {
    ["flexible_left"] = 1, ["flexible_width"] = 2, ["flexible_right"] = 4, ["flexible_top"] = 8,
    ["flexible_height"] = 16, ["flexible_bottom"] = 32, ["stays"] = 64,
  })

  function into.rect(owner, value, name, missing)
    value = plain("rect", value, name, { "x", "y", "width", "height" })
    return {
      x = value.x ~= nil and number(value.x, name .. ".x") or missing,
      y = value.y ~= nil and number(value.y, name .. ".y") or missing,
      width = value.width ~= nil and number(value.width, name .. ".width") or missing,
      height = value.height ~= nil and number(value.height, name .. ".height") or missing,
    }
  end
  function outof.rect(owner, value)
    return k.shaped("rect", value)
  end

  function into.size(owner, value, name, missing)
    value = plain("size", value, name, { "width", "height" })
    return {
      width = value.width ~= nil and number(value.width, name .. ".width") or missing,
      height = value.height ~= nil and number(value.height, name .. ".height") or missing,
    }
  end
  function outof.size(owner, value)
    return k.shaped("size", value)
  end

  function into.insets(owner, value, name, missing)
    value = plain("insets", value, name, { "top", "left", "bottom", "right" })
    return {
      top = value.top ~= nil and number(value.top, name .. ".top") or missing,
      left = value.left ~= nil and number(value.left, name .. ".left") or missing,
      bottom = value.bottom ~= nil and number(value.bottom, name .. ".bottom") or missing,
      right = value.right ~= nil and number(value.right, name .. ".right") or missing,
    }
  end
  function outof.insets(owner, value)
    return k.shaped("insets", value)
  end

  function into.term(owner, value, name, missing)
    value = plain("term", value, name, { "node", "anchor", "coefficient" })
    return {
      node = value.node ~= nil and id(owner, value.node, "node", name .. ".node", true) or nil,
      anchor = value.anchor ~= nil and enum("anchor", value.anchor, name .. ".anchor") or nil,
      coefficient = value.coefficient ~= nil and number(value.coefficient, name .. ".coefficient") or missing,
    }
  end
  function outof.term(owner, value)
    value.node = wrap(owner, "node", value.node)
    value.anchor = word("anchor", value.anchor)
    return k.shaped("term", value)
  end

  function into.stack(owner, value, name, missing)
    value = plain("stack", value, name, { "axis", "wraps", "gap", "padding", "align", "distribution", "bias", "row_gap", "row_distribution", "row_bias" })
    return {
      axis = value.axis ~= nil and enum("axis", value.axis, name .. ".axis") or nil,
      wraps = not not value.wraps,
      gap = value.gap ~= nil and number(value.gap, name .. ".gap") or missing,
      padding = value.padding ~= nil and into.insets(owner, value.padding, name .. ".padding") or nil,
      align = value.align ~= nil and enum("align", value.align, name .. ".align") or nil,
      distribution = value.distribution ~= nil and enum("distribution", value.distribution, name .. ".distribution") or nil,
      bias = value.bias ~= nil and number(value.bias, name .. ".bias") or missing,
      row_gap = value.row_gap ~= nil and number(value.row_gap, name .. ".row_gap") or missing,
      row_distribution = value.row_distribution ~= nil and enum("distribution", value.row_distribution, name .. ".row_distribution") or nil,
      row_bias = value.row_bias ~= nil and number(value.row_bias, name .. ".row_bias") or missing,
    }
  end

  function into.track(owner, value, name, missing)
    value = plain("track", value, name, { "kind", "value", "min", "max" })
    return {
      kind = value.kind ~= nil and enum("track_kind", value.kind, name .. ".kind") or nil,
      value = value.value ~= nil and number(value.value, name .. ".value") or missing,
      min = value.min ~= nil and number(value.min, name .. ".min") or missing,
      max = value.max ~= nil and number(value.max, name .. ".max") or missing,
    }
  end
  function outof.track(owner, value)
    value.kind = word("track_kind", value.kind)
    return k.shaped("track", value)
  end

  function into.grid(owner, value, name, missing)
    value = plain("grid", value, name, { "align", "justify", "columns", "rows", "gap", "row_gap", "padding", "distribution", "bias", "row_distribution", "row_bias", "repeats" })
    return {
      align = value.align ~= nil and enum("align", value.align, name .. ".align") or nil,
      justify = value.justify ~= nil and enum("align", value.justify, name .. ".justify") or nil,
      columns = value.columns ~= nil and k.structs(owner, value.columns, name .. ".columns", nil, into.track) or nil,
      rows = value.rows ~= nil and k.structs(owner, value.rows, name .. ".rows", true, into.track) or nil,
      gap = value.gap ~= nil and number(value.gap, name .. ".gap") or missing,
      row_gap = value.row_gap ~= nil and number(value.row_gap, name .. ".row_gap") or missing,
      padding = value.padding ~= nil and into.insets(owner, value.padding, name .. ".padding") or nil,
      distribution = value.distribution ~= nil and enum("distribution", value.distribution, name .. ".distribution") or nil,
      bias = value.bias ~= nil and number(value.bias, name .. ".bias") or missing,
      row_distribution = value.row_distribution ~= nil and enum("distribution", value.row_distribution, name .. ".row_distribution") or nil,
      row_bias = value.row_bias ~= nil and number(value.row_bias, name .. ".row_bias") or missing,
      repeats = value.repeats ~= nil and enum("repeat", value.repeats, name .. ".repeats") or nil,
    }
  end

  function into.guideline(owner, value, name, missing)
    value = plain("guideline", value, name, { "edge", "distance", "fraction" })
    return {
      edge = value.edge ~= nil and enum("anchor", value.edge, name .. ".edge") or nil,
      distance = value.distance ~= nil and number(value.distance, name .. ".distance") or missing,
      fraction = value.fraction ~= nil and number(value.fraction, name .. ".fraction") or missing,
    }
  end

  function into.equation_fault(owner, value, name, missing)
    value = plain("equation_fault", value, name, { "index", "offset", "column", "fault", "status" })
    return {
      index = value.index ~= nil and whole(value.index, name .. ".index") or nil,
      offset = value.offset ~= nil and whole(value.offset, name .. ".offset") or nil,
      column = value.column ~= nil and whole(value.column, name .. ".column") or nil,
      fault = value.fault ~= nil and enum("fault", value.fault, name .. ".fault") or nil,
      status = value.status ~= nil and enum("status", value.status, name .. ".status") or nil,
    }
  end
  function outof.equation_fault(owner, value)
    value.fault = word("fault", value.fault)
    value.status = word("status", value.status)
    return k.shaped("equation_fault", value)
  end

  function into.equation_context(owner, value, name, missing)
    value = plain("equation_context", value, name, { "names", "nodes", "metrics", "values", "priority", "uninstalled", "skips_faults", "replaced" })
    has_length(name .. ".nodes", value.nodes, "same", value.names or {})
    has_length(name .. ".values", value.values, "same", value.metrics or {})
    return {
      names = value.names ~= nil and list(value.names, name .. ".names", true, text) or nil,
      nodes = value.nodes ~= nil and ids(owner, value.nodes, "node", name .. ".nodes", nil) or nil,
      metrics = value.metrics ~= nil and list(value.metrics, name .. ".metrics", nil, text) or nil,
      values = value.values ~= nil and list(value.values, name .. ".values", nil, number) or nil,
      priority = value.priority ~= nil and number(value.priority, name .. ".priority") or missing,
      uninstalled = not not value.uninstalled,
      skips_faults = not not value.skips_faults,
      replaced = value.replaced ~= nil and ids(owner, value.replaced, "constraint", name .. ".replaced", nil) or nil,
    }
  end

  function into.context(owner, value, name, missing)
    value = plain("context", value, name, { "horizontal", "vertical", "idiom", "orientation" })
    return {
      horizontal = value.horizontal ~= nil and enum("size_class", value.horizontal, name .. ".horizontal") or nil,
      vertical = value.vertical ~= nil and enum("size_class", value.vertical, name .. ".vertical") or nil,
      idiom = value.idiom ~= nil and enum("idiom", value.idiom, name .. ".idiom") or nil,
      orientation = value.orientation ~= nil and enum("orientation", value.orientation, name .. ".orientation") or nil,
    }
  end
  function outof.context(owner, value)
    value.horizontal = word("size_class", value.horizontal)
    value.vertical = word("size_class", value.vertical)
    value.idiom = word("idiom", value.idiom)
    value.orientation = word("orientation", value.orientation)
    return k.shaped("context", value)
  end

  function into.applied(owner, value, name, missing)
    value = plain("applied", value, name, { "anchor", "compound", "relation", "multiplier", "value", "priority", "to", "to_anchor", "parts", "when" })
    return {
      anchor = value.anchor ~= nil and enum("anchor", value.anchor, name .. ".anchor") or nil,
      compound = value.compound ~= nil and enum("compound", value.compound, name .. ".compound") or nil,
      relation = value.relation ~= nil and enum("relation", value.relation, name .. ".relation") or nil,
      multiplier = value.multiplier ~= nil and number(value.multiplier, name .. ".multiplier") or missing,
      value = value.value ~= nil and number(value.value, name .. ".value") or missing,
      priority = value.priority ~= nil and number(value.priority, name .. ".priority") or missing,
      to = value.to ~= nil and id(owner, value.to, "node", name .. ".to", nil) or nil,
      to_anchor = value.to_anchor ~= nil and enum("anchor", value.to_anchor, name .. ".to_anchor") or nil,
      parts = value.parts ~= nil and list(value.parts, name .. ".parts", true, number) or nil,
      when = value.when ~= nil and closure(owner, value.when, name .. ".when", "condition", true) or nil,
    }
  end

  function into.document_fault(owner, value, name, missing)
    value = plain("document_fault", value, name, { "offset", "length", "line", "column", "status" })
    return {
      offset = value.offset ~= nil and whole(value.offset, name .. ".offset") or nil,
      length = value.length ~= nil and whole(value.length, name .. ".length") or nil,
      line = value.line ~= nil and whole(value.line, name .. ".line") or nil,
      column = value.column ~= nil and whole(value.column, name .. ".column") or nil,
      status = value.status ~= nil and enum("status", value.status, name .. ".status") or nil,
    }
  end
  function outof.document_fault(owner, value)
    value.status = word("status", value.status)
    return k.shaped("document_fault", value)
  end

  function into.drawing(owner, value, name, missing)
    value = plain("drawing", value, name, { "shows", "kind", "is_transparent" })
    return {
      shows = value.shows ~= nil and flags("drawn", value.shows, name .. ".shows") or nil,
      kind = value.kind ~= nil and enum("frame_kind", value.kind, name .. ".kind") or nil,
      is_transparent = not not value.is_transparent,
    }
  end

  do
    local class = k.class("layout")
    local get, set = class.get, class.set

    -- Clears the last failure (keep_layout_clear_error).
    function class.methods:clear_error()
      local owner = self
      calls.keep_layout_clear_error(opened(owner))
    end

    -- Brings all frames up to date (keep_layout_solve).
    function class.methods:solve()
      local owner = self
      check(owner, calls.keep_layout_solve(opened(owner)))
    end

    -- Begins a transaction (keep_layout_begin).
    function class.methods:begin()
      local owner = self
      check(owner, calls.keep_layout_begin(opened(owner)))
    end

    -- Ends the innermost transaction and keeps its changes (keep_layout_commit).
    function class.methods:commit()
      local owner = self
      check(owner, calls.keep_layout_commit(opened(owner)))
    end

    -- Ends the innermost transaction and takes its changes back (keep_layout_rollback).
    function class.methods:rollback()
      local owner = self
      check(owner, calls.keep_layout_rollback(opened(owner)))
    end

    -- The constraints of a conflict (keep_layout_conflict).
    function class.methods:conflict(index)
      local owner = self
      index = whole(index, "index")
      local out_constraints = calls.keep_layout_conflict(opened(owner), index)
      return wrapped(owner, "constraint", out_constraints)
    end

    -- A conflict in words (keep_layout_conflict_text).
    function class.methods:conflict_text(index, text_)
      local owner = self
      index = whole(index, "index")
      text_ = enum("text", text_, "text")
      local result = calls.keep_layout_conflict_text(opened(owner), index, text_)
      return result
    end

    -- A layout in words (keep_layout_text).
    function class.methods:text(text_)
      local owner = self
      text_ = enum("text", text_, "text")
      local result = calls.keep_layout_text(opened(owner), text_)
      return result
    end

    -- Sets whether widths and heights may be negative (keep_layout_set_negative_sizes).
    function class.methods:set_negative_sizes(allowed)
      local owner = self
      allowed = flag(allowed, "allowed")
      check(owner, calls.keep_layout_set_negative_sizes(opened(owner), allowed))
    end

    -- Sets whether new sums of terms and equations may relate positions along one axis to positions along the other, a.bottom <= b.left (keep_layout_set_mixed_axes).
    function class.methods:set_mixed_axes(allowed)
      local owner = self
      allowed = flag(allowed, "allowed")
      check(owner, calls.keep_layout_set_mixed_axes(opened(owner), allowed))
    end

    -- The nodes whose frames of a kind, in the root or on pixels, say, differ from the last report of this kind, with those frames (keep_layout_changes_as).
    function class.methods:changes_as(kind)
      local owner = self
      if kind == nil then kind = "in_parent" end
      kind = enum("frame_kind", kind, "kind")
      local out_nodes, out_frames = calls.keep_layout_changes_as(opened(owner), kind)
      out_nodes = wrapped(owner, "node", out_nodes)
      out_frames = k.shapes(owner, out_frames, outof.rect)
      local rows = {}
      for i = 1, #out_nodes do
        rows[i] = { node = out_nodes[i], frame = out_frames[i] }
      end
      return rows
    end

    -- Creates a node (keep_node_create).
    function class.methods:create_node(parent)
      local owner = self
      parent = id(owner, parent, "node", "parent", true)
      return made(owner, "node", calls.keep_node_create(opened(owner), parent))
    end

    -- Creates many nodes, each as keep_node_create (keep_layout_create_nodes).
    function class.methods:create_nodes(parents)
      local owner = self
      parents = ids(owner, parents, "node", "parents", true)
      local status, out_nodes = calls.keep_layout_create_nodes(opened(owner), parents)
      check(owner, status)
      return wrapped(owner, "node", out_nodes)
    end

    -- What a handle names in this layout, by its id (keep_layout_handle_kind).
    function class.methods:handle_kind(id_)
      local owner = self
      id_ = whole(id_, "id")
      local result = calls.keep_layout_handle_kind(opened(owner), id_)
      return word("handle_kind", result)
    end

    -- The node or guide of a number (keep_layout_numbered).
    function class.methods:numbered(number_)
      local owner = self
      number_ = whole(number_, "number")
      local result = calls.keep_layout_numbered(opened(owner), number_)
      return wrap(owner, "node", result)
    end

    -- The frames of many nodes, each as keep_node_frame_as (keep_layout_frames).
    function class.methods:frames(nodes, kind)
      local owner = self
      if kind == nil then kind = "in_parent" end
      nodes = ids(owner, nodes, "node", "nodes", nil)
      kind = enum("frame_kind", kind, "kind")
      local status, out_frames = calls.keep_layout_frames(opened(owner), nodes, kind)
      check(owner, status)
      return k.shapes(owner, out_frames, outof.rect)
    end

    -- A node and all that is inside of it, with parents, names and frames (keep_layout_tree).
    function class.methods:tree(within, kind)
      local owner = self
      if kind == nil then kind = "in_parent" end
      within = id(owner, within, "node", "within", true)
      kind = enum("frame_kind", kind, "kind")
      local out_nodes, out_parents, out_names, out_frames = calls.keep_layout_tree(opened(owner), within, kind)
      out_nodes = wrapped(owner, "node", out_nodes)
      out_frames = k.shapes(owner, out_frames, outof.rect)
      local rows = {}
      for i = 1, #out_nodes do
        rows[i] = { node = out_nodes[i], parent = wrap(owner, "node", out_parents[i]), name = out_names[i], frame = out_frames[i] }
      end
      return rows
    end

    -- Sets many values, each as keep_attribute_set (keep_layout_set_values).
    function class.methods:set_values(attributes, relations, values, priorities)
      local owner = self
      attributes = ids(owner, attributes, "attribute", "attributes", nil)
      relations = list(relations, "relations", true, k.enum_of("relation"))
      values = list(values, "values", nil, number)
      priorities = list(priorities, "priorities", true, number)
      has_length("relations", relations, "same", attributes)
      has_length("values", values, "same", attributes)
      has_length("priorities", priorities, "same", attributes)
      check(owner, calls.keep_layout_set_values(opened(owner), attributes, relations, values, priorities))
    end

    -- Sets the reading direction of roots without one of their own (keep_layout_set_direction).
    function class.methods:set_direction(direction)
      local owner = self
      direction = enum("direction", direction, "direction")
      check(owner, calls.keep_layout_set_direction(opened(owner), direction))
    end

    -- Puts attributes together in a new group (keep_group_create).
    function class.methods:create_group(attributes)
      local owner = self
      attributes = ids(owner, attributes, "attribute", "attributes", nil)
      return made(owner, "attribute", calls.keep_group_create(opened(owner), attributes))
    end

    -- Begins an atomic group (keep_atomic_begin).
    function class.methods:begin_atomic()
      local owner = self
      return made(owner, "atomic", calls.keep_atomic_begin(opened(owner)))
    end

    -- Ends the innermost atomic group, as keep_layout_commit ends a transaction (keep_atomic_end).
    function class.methods:end_atomic()
      local owner = self
      check(owner, calls.keep_atomic_end(opened(owner)))
    end

    -- Sets the function that is told what a layout meets, in place of another one (keep_layout_set_log).
    function class.methods:set_log(kinds, function_)
      local owner = self
      kinds = flags("log", kinds, "kinds")
      function_ = closure(owner, function_, "function", "log_function", true)
      check(owner, calls.keep_layout_set_log(opened(owner), kinds, function_), function_)
    end

    -- Makes the constraint that a sum of terms is at most, equal to, or at least a constant (keep_constraint_create).
    function class.methods:create_constraint(terms, relation, constant, priority, installed)
      local owner = self
      if constant == nil then constant = 0 end
      if priority == nil then priority = 1000 end
      if installed == nil then installed = true end
      terms = k.structs(owner, terms, "terms", nil, into.term)
      relation = enum("relation", relation, "relation")
      constant = number(constant, "constant")
      priority = number(priority, "priority")
      installed = flag(installed, "installed")
      return made(owner, "constraint", calls.keep_constraint_create(opened(owner), terms, relation, constant, priority, installed))
    end

    -- Begins to collect the constraints that are made and at once installed (keep_capture_begin).
    function class.methods:begin_capture()
      local owner = self
      check(owner, calls.keep_capture_begin(opened(owner)))
    end

    -- The constraints that the innermost capture has collected, in the order in which they were made, without those that have been removed since (keep_capture_constraints).
    function class.methods:capture_constraints()
      local owner = self
      local out_constraints = calls.keep_capture_constraints(opened(owner))
      return wrapped(owner, "constraint", out_constraints)
    end

    -- Ends the innermost capture (keep_capture_end).
    function class.methods:end_capture()
      local owner = self
      check(owner, calls.keep_capture_end(opened(owner)))
    end

    -- Creates a stack (keep_stack_create).
    function class.methods:create_stack(parent, stack, members)
      local owner = self
      parent = id(owner, parent, "node", "parent", true)
      stack = into.stack(owner, stack, "stack")
      members = ids(owner, members, "node", "members", true)
      return made(owner, "node", calls.keep_stack_create(opened(owner), parent, stack, members))
    end

    -- How many demands of containers the last solve did not meet (keep_layout_unmet_count).
    function class.methods:unmet_count()
      local owner = self
      local result = calls.keep_layout_unmet_count(opened(owner))
      return result
    end

    -- The constraint that is violated (keep_layout_unmet_constraint).
    function class.methods:unmet_constraint(index)
      local owner = self
      index = whole(index, "index")
      return made(owner, "constraint", calls.keep_layout_unmet_constraint(opened(owner), index))
    end

    -- The member that it is about, the column or row of a grid, or the container itself (keep_layout_unmet_node).
    function class.methods:unmet_node(index)
      local owner = self
      index = whole(index, "index")
      return made(owner, "node", calls.keep_layout_unmet_node(opened(owner), index))
    end

    -- The axis along which something is missing (keep_layout_unmet_axis).
    function class.methods:unmet_axis(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_layout_unmet_axis(opened(owner), index)
      return word("axis", result)
    end

    -- How much is missing, in points (keep_layout_unmet_amount).
    function class.methods:unmet_amount(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_layout_unmet_amount(opened(owner), index)
      return some(result)
    end

    -- Makes the constraint of an equation string (keep_equation_create).
    function class.methods:create_equation(text_, context)
      local owner = self
      text_ = text(text_, "text", nil)
      context = context ~= nil and into.equation_context(owner, context, "context") or nil
      return made(owner, "constraint", calls.keep_equation_create(opened(owner), text_, context))
    end

    -- Makes the constraints of many equation strings (keep_equations_create).
    function class.methods:create_equations(texts, lengths, context)
      local owner = self
      texts = list(texts, "texts", nil, text)
      lengths = list(lengths, "lengths", true, whole)
      context = context ~= nil and into.equation_context(owner, context, "context") or nil
      has_length("lengths", lengths, "same", texts)
      local status, out_constraints = calls.keep_equations_create(opened(owner), texts, lengths, context)
      check(owner, status)
      return wrapped(owner, "constraint", out_constraints)
    end

    -- The fault of a string of that call (keep_equation_fault_at).
    function class.methods:equation_fault_at(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_equation_fault_at(opened(owner), index)
      return outof.equation_fault(owner, result)
    end

    -- A fault in words (keep_equation_fault_description).
    function class.methods:equation_fault_description(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_equation_fault_description(opened(owner), index)
      return result
    end

    -- Makes the constraints of a visual format, or none of them (keep_format_create).
    function class.methods:create_format(text_, context, options)
      local owner = self
      text_ = text(text_, "text", nil)
      context = context ~= nil and into.equation_context(owner, context, "context") or nil
      options = flags("format_option", options, "options")
      return made(owner, "format", calls.keep_format_create(opened(owner), text_, context, options))
    end

    -- Asks all conditions again, as keep_node_reload (keep_layout_reload).
    function class.methods:reload()
      local owner = self
      check(owner, calls.keep_layout_reload(opened(owner)))
    end

    -- Sets the context where no node has one of its own, as of the next reload (keep_layout_set_context).
    function class.methods:set_context(context)
      local owner = self
      context = into.context(owner, context, "context")
      check(owner, calls.keep_layout_set_context(opened(owner), context))
    end

    -- Begins an animation, after bringing frames up to date (keep_animation_begin).
    function class.methods:begin_animation(within, duration, delay)
      local owner = self
      if delay == nil then delay = 0 end
      within = id(owner, within, "node", "within", true)
      duration = number(duration, "duration")
      delay = number(delay, "delay")
      return made(owner, "animation", calls.keep_animation_begin(opened(owner), within, duration, delay))
    end

    -- Ends the changes of the innermost animation and solves (keep_animation_commit).
    function class.methods:commit_animation()
      local owner = self
      check(owner, calls.keep_animation_commit(opened(owner)))
    end

    -- Advances time (keep_layout_advance).
    function class.methods:advance(seconds)
      local owner = self
      seconds = number(seconds, "seconds")
      local status, out_moving = calls.keep_layout_advance(opened(owner), seconds)
      check(owner, status)
      return out_moving
    end

    -- The nodes whose presented frames in their parents differ from the last report, with those frames, as keep_layout_changes reports frames (keep_layout_presented_changes).
    function class.methods:presented_changes()
      local owner = self
      local out_nodes, out_frames = calls.keep_layout_presented_changes(opened(owner))
      out_nodes = wrapped(owner, "node", out_nodes)
      out_frames = k.shapes(owner, out_frames, outof.rect)
      local rows = {}
      for i = 1, #out_nodes do
        rows[i] = { node = out_nodes[i], frame = out_frames[i] }
      end
      return rows
    end

    -- The corrections of a conflict (keep_layout_conflict_corrections).
    function class.methods:conflict_corrections(index)
      local owner = self
      index = whole(index, "index")
      local out_values = calls.keep_layout_conflict_corrections(opened(owner), index)
      return out_values
    end

    -- Why the first constraint of a conflict is the violated one, and none of the others (keep_layout_conflict_reason).
    function class.methods:conflict_reason(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_layout_conflict_reason(opened(owner), index)
      return word("conflict_reason", result)
    end

    -- Whether a conflict repeats an earlier one (keep_layout_conflict_is_repeat).
    function class.methods:conflict_is_repeat(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_layout_conflict_is_repeat(opened(owner), index)
      return result
    end

    -- The dimension of the set of optimal solutions (keep_layout_freedom).
    function class.methods:freedom()
      local owner = self
      local result = calls.keep_layout_freedom(opened(owner))
      return result
    end

    -- The ambiguous attributes (keep_layout_ambiguous).
    function class.methods:ambiguous()
      local owner = self
      local out_attributes, out_minima, out_maxima, out_determining = calls.keep_layout_ambiguous(opened(owner))
      out_attributes = wrapped(owner, "attribute", out_attributes)
      local rows = {}
      for i = 1, #out_attributes do
        rows[i] = { attribute = out_attributes[i], minimum = out_minima[i], maximum = out_maxima[i], determining = out_determining[i] }
      end
      return rows
    end

    -- Solves, and moves what is ambiguous to another, equally good solution, to make the ambiguity visible (keep_layout_exercise).
    function class.methods:exercise(which)
      local owner = self
      which = whole(which, "which")
      check(owner, calls.keep_layout_exercise(opened(owner), which))
    end

    -- Makes the layout that a document describes, and solves (keep_layout_read_document).
    function class.methods:read_document(document)
      local owner = self
      document = text(document, "document", nil)
      check(owner, calls.keep_layout_read_document(opened(owner), document))
    end

    -- Makes the layout what a document describes, and keeps what is there (keep_layout_update).
    function class.methods:update(document)
      local owner = self
      document = text(document, "document", nil)
      check(owner, calls.keep_layout_update(opened(owner), document))
    end

    -- A fault of that document, in the order of lines (keep_document_fault_at).
    function class.methods:document_fault_at(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_document_fault_at(opened(owner), index)
      return outof.document_fault(owner, result)
    end

    -- A fault in words, in one line (keep_document_fault_description).
    function class.methods:document_fault_description(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_document_fault_description(opened(owner), index)
      return result
    end

    -- The word that may have been meant (keep_document_fault_nearest).
    function class.methods:document_fault_nearest(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_document_fault_nearest(opened(owner), index)
      return result
    end

    -- Finds the words that could stand at a place of a document, in place of the one that is there (keep_document_complete).
    function class.methods:document_complete(document, offset)
      local owner = self
      document = text(document, "document", nil)
      offset = whole(offset, "offset")
      local result = calls.keep_document_complete(opened(owner), document, offset)
      return result
    end

    -- One of these words (keep_document_completion).
    function class.methods:document_completion(index)
      local owner = self
      index = whole(index, "index")
      local result = calls.keep_document_completion(opened(owner), index)
      return result
    end

    -- A drawing as an SVG file (keep_layout_svg).
    function class.methods:svg(within, drawing)
      local owner = self
      within = id(owner, within, "node", "within", true)
      drawing = drawing ~= nil and into.drawing(owner, drawing, "drawing") or nil
      local result = calls.keep_layout_svg(opened(owner), within, drawing)
      return result
    end
    -- The status of the last call that failed, until another fails or it is cleared (keep_layout_error).
    function get.error(self)
      local owner = self
      local result = calls.keep_layout_error(opened(owner))
      return word("status", result)
    end

    -- The message of the last call that failed, in one line, until another fails (keep_layout_error_message).
    function get.error_message(self)
      local owner = self
      local result = calls.keep_layout_error_message(opened(owner))
      return result
    end

    -- Whether anything has changed since the last solve that frames may depend on (keep_layout_needs_solve).
    function get.needs_solve(self)
      local owner = self
      local result = calls.keep_layout_needs_solve(opened(owner))
      return result
    end

    -- What happens when required constraints contradict each other (keep_layout_conflict_policy).
    function get.conflict_policy(self)
      local owner = self
      local result = calls.keep_layout_conflict_policy(opened(owner))
      return word("conflict_policy", result)
    end
    function set.conflict_policy(self, value)
      local owner = self
      check(owner, calls.keep_layout_set_conflict_policy(opened(owner), enum("conflict_policy", value, "conflict_policy")))
    end

    -- How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT (keep_layout_conflict_count).
    function get.conflict_count(self)
      local owner = self
      local result = calls.keep_layout_conflict_count(opened(owner))
      return result
    end

    -- How many pixels of the device a point is wide, for KEEP_FRAME_SNAPPED (keep_layout_scale).
    function get.scale(self)
      local owner = self
      local result = calls.keep_layout_scale(opened(owner))
      return result
    end
    function set.scale(self, value)
      local owner = self
      check(owner, calls.keep_layout_set_scale(opened(owner), number(value, "scale")))
    end

    -- How many nodes there are, roots and guides included (keep_layout_node_count).
    function get.node_count(self)
      local owner = self
      local result = calls.keep_layout_node_count(opened(owner))
      return result
    end

    -- How many strings had faults in the last call that read strings (keep_equation_fault_count).
    function get.equation_fault_count(self)
      local owner = self
      local result = calls.keep_equation_fault_count(opened(owner))
      return result
    end

    -- Whether anything moves as time passes, or waits to (keep_layout_is_moving).
    function get.is_moving(self)
      local owner = self
      local result = calls.keep_layout_is_moving(opened(owner))
      return result
    end

    -- How many lines had faults in the last document that was read or updated to (keep_document_fault_count).
    function get.document_fault_count(self)
      local owner = self
      local result = calls.keep_document_fault_count(opened(owner))
      return result
    end
  end

  do
    local class = k.class("solver")
    local get, set = class.get, class.set

    -- Clears the last failure (keep_solver_clear_error).
    function class.methods:clear_error()
      local owner = self
      calls.keep_solver_clear_error(opened(owner))
    end

    -- Adds a variable (keep_solver_add_variable).
    function class.methods:add_variable(default_value)
      local owner = self
      if default_value == nil then default_value = 0 end
      default_value = number(default_value, "default_value")
      local status, out_variable = calls.keep_solver_add_variable(opened(owner), default_value)
      check(owner, status)
      return wrap(owner, "variable", out_variable)
    end

    -- Adds many variables, in order of creation (keep_solver_add_variables).
    function class.methods:add_variables(default_values)
      local owner = self
      default_values = list(default_values, "default_values", true, number)
      local status, out_variables = calls.keep_solver_add_variables(opened(owner), default_values)
      check(owner, status)
      return wrapped(owner, "variable", out_variables)
    end

    -- Adds a row (keep_solver_add_row).
    function class.methods:add_row(variables, coefficients, relation, constant, priority, weight)
      local owner = self
      if constant == nil then constant = 0 end
      if priority == nil then priority = 1000 end
      if weight == nil then weight = 1 end
      variables = ids(owner, variables, "variable", "variables", nil)
      coefficients = list(coefficients, "coefficients", nil, number)
      relation = enum("relation", relation, "relation")
      constant = number(constant, "constant")
      priority = number(priority, "priority")
      weight = number(weight, "weight")
      has_length("coefficients", coefficients, "same", variables)
      local status, out_row = calls.keep_solver_add_row(opened(owner), variables, coefficients, relation, constant, priority, weight)
      check(owner, status)
      return wrap(owner, "row", out_row)
    end

    -- Adds many rows in compressed-row form (keep_solver_add_rows).
    function class.methods:add_rows(starts, variables, coefficients, relations, constants, priorities, weights)
      local owner = self
      starts = list(starts, "starts", nil, whole)
      variables = ids(owner, variables, "variable", "variables", nil)
      coefficients = list(coefficients, "coefficients", nil, number)
      relations = list(relations, "relations", nil, k.enum_of("relation"))
      constants = list(constants, "constants", nil, number)
      priorities = list(priorities, "priorities", true, number)
      weights = list(weights, "weights", true, number)
      has_length("starts", starts, "one more", relations)
      has_length("variables", variables, "last", starts)
      has_length("coefficients", coefficients, "last", starts)
      has_length("constants", constants, "same", relations)
      has_length("priorities", priorities, "same", relations)
      has_length("weights", weights, "same", relations)
      local status, out_rows = calls.keep_solver_add_rows(opened(owner), starts, variables, coefficients, relations, constants, priorities, weights)
      check(owner, status)
      return wrapped(owner, "row", out_rows)
    end

    -- Removes many rows (keep_solver_remove_rows).
    function class.methods:remove_rows(rows)
      local owner = self
      rows = ids(owner, rows, "row", "rows", nil)
      check(owner, calls.keep_solver_remove_rows(opened(owner), rows))
    end

    -- Sets the constants of many rows (keep_solver_set_constants).
    function class.methods:set_constants(rows, constants)
      local owner = self
      rows = ids(owner, rows, "row", "rows", nil)
      constants = list(constants, "constants", nil, number)
      has_length("constants", constants, "same", rows)
      check(owner, calls.keep_solver_set_constants(opened(owner), rows, constants))
    end

    -- Begins a transaction (keep_solver_begin).
    function class.methods:begin()
      local owner = self
      check(owner, calls.keep_solver_begin(opened(owner)))
    end

    -- Ends the innermost transaction and keeps its changes (keep_solver_commit).
    function class.methods:commit()
      local owner = self
      check(owner, calls.keep_solver_commit(opened(owner)))
    end

    -- Ends the innermost transaction and takes its changes back (keep_solver_rollback).
    function class.methods:rollback()
      local owner = self
      check(owner, calls.keep_solver_rollback(opened(owner)))
    end

    -- Brings all values up to date (keep_solver_solve).
    function class.methods:solve()
      local owner = self
      check(owner, calls.keep_solver_solve(opened(owner)))
    end

    -- The values of many variables as of the last solve (keep_solver_values).
    function class.methods:values(variables)
      local owner = self
      variables = ids(owner, variables, "variable", "variables", true)
      local status, out_values = calls.keep_solver_values(opened(owner), variables)
      check(owner, status)
      return out_values
    end

    -- The variables whose values differ from the last report (at first from the defaults that they were made with), with their values, in any order (keep_solver_changes).
    function class.methods:changes()
      local owner = self
      local out_variables, out_values = calls.keep_solver_changes(opened(owner))
      out_variables = wrapped(owner, "variable", out_variables)
      local rows = {}
      for i = 1, #out_variables do
        rows[i] = { variable = out_variables[i], value = out_values[i] }
      end
      return rows
    end

    -- The rows of a conflict (keep_solver_conflict).
    function class.methods:conflict(index)
      local owner = self
      index = whole(index, "index")
      local out_rows = calls.keep_solver_conflict(opened(owner), index)
      return wrapped(owner, "row", out_rows)
    end

    -- The dimension of the set of optimal solutions (keep_solver_freedom).
    function class.methods:freedom()
      local owner = self
      local result = calls.keep_solver_freedom(opened(owner))
      return result
    end

    -- One of the counters of a solver (keep_solver_counter).
    function class.methods:counter(counter)
      local owner = self
      counter = enum("counter", counter, "counter")
      local result = calls.keep_solver_counter(opened(owner), counter)
      return tonumber(result)
    end
    -- The status of the last call that failed, until another fails or it is cleared (keep_solver_error).
    function get.error(self)
      local owner = self
      local result = calls.keep_solver_error(opened(owner))
      return word("status", result)
    end

    -- The message of the last call that failed, until another fails (keep_solver_error_message).
    function get.error_message(self)
      local owner = self
      local result = calls.keep_solver_error_message(opened(owner))
      return result
    end

    -- What happens when required rows contradict each other (keep_solver_conflict_policy).
    function get.conflict_policy(self)
      local owner = self
      local result = calls.keep_solver_conflict_policy(opened(owner))
      return word("conflict_policy", result)
    end
    function set.conflict_policy(self, value)
      local owner = self
      check(owner, calls.keep_solver_set_conflict_policy(opened(owner), enum("conflict_policy", value, "conflict_policy")))
    end

    -- How many conflicts the last solve met, or a later call that returned KEEP_ERROR_CONFLICT (keep_solver_conflict_count).
    function get.conflict_count(self)
      local owner = self
      local result = calls.keep_solver_conflict_count(opened(owner))
      return result
    end
  end

  do
    local class = k.class("node")
    local get, set = class.get, class.set

    -- Destroys a node with its subtree, and every attribute and constraint that mentions one of them (keep_node_destroy).
    function class.methods:destroy()
      local owner = self.owner
      check(owner, calls.keep_node_destroy(opened(owner), self.id))
    end

    -- Moves a node with its subtree to the end of another parent's children, or makes it a root (keep_node_move).
    function class.methods:move(parent)
      local owner = self.owner
      parent = id(owner, parent, "node", "parent", true)
      check(owner, calls.keep_node_move(opened(owner), self.id, parent))
    end

    -- Moves a node with its subtree to just before another node, whose parent becomes its parent (keep_node_move_before).
    function class.methods:move_before(sibling)
      local owner = self.owner
      sibling = id(owner, sibling, "node", "sibling", nil)
      check(owner, calls.keep_node_move_before(opened(owner), self.id, sibling))
    end

    -- The children of a node, in order, without its guides (keep_node_children).
    function class.methods:children()
      local owner = self.owner
      local out_children = calls.keep_node_children(opened(owner), self.id)
      return wrapped(owner, "node", out_children)
    end

    -- The child of a node at an index from 0, or the root (keep_node_child).
    function class.methods:child(index)
      local owner = self.owner
      index = whole(index, "index")
      local result = calls.keep_node_child(opened(owner), self.id, index)
      return wrap(owner, "node", result)
    end

    -- The first node of a name (keep_node_find).
    function class.methods:find(name)
      local owner = self.owner
      name = text(name, "name", nil)
      local result = calls.keep_node_find(opened(owner), self.id, name)
      return wrap(owner, "node", result)
    end

    -- Sets the size of a root from outside, required (keep_node_set_size).
    function class.methods:set_size(width, height)
      local owner = self.owner
      width = optional(width, "width", self)
      height = optional(height, "height", self)
      check(owner, calls.keep_node_set_size(opened(owner), self.id, width, height))
    end

    -- Sets the size of a root along one axis, with a priority (keep_node_set_axis_size).
    function class.methods:set_axis_size(axis, size, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      axis = enum("axis", axis, "axis")
      size = number(size, "size")
      priority = number(priority, "priority")
      check(owner, calls.keep_node_set_axis_size(opened(owner), self.id, axis, size, priority))
    end

    -- The size of a root from outside along one axis, and its priority (keep_node_axis_size).
    function class.methods:axis_size(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result, out_priority = calls.keep_node_axis_size(opened(owner), self.id, axis)
      return some(result), out_priority
    end

    -- Another frame of a node (keep_node_frame_as).
    function class.methods:frame_as(kind)
      local owner = self.owner
      if kind == nil then kind = "in_parent" end
      kind = enum("frame_kind", kind, "kind")
      local result = calls.keep_node_frame_as(opened(owner), self.id, kind)
      return outof.rect(owner, result)
    end

    -- The frame of a node as of the last solve in the coordinates of another node of its tree, whose frame begins at 0, 0 (keep_node_frame_in).
    function class.methods:frame_in(space)
      local owner = self.owner
      space = id(owner, space, "node", "space", nil)
      local result = calls.keep_node_frame_in(opened(owner), self.id, space)
      return outof.rect(owner, result)
    end

    -- An attribute, or a ready-made group, of one node (keep_node_attribute).
    function class.methods:attribute(kind)
      local owner = self.owner
      kind = enum("attribute_kind", kind, "kind")
      return made(owner, "attribute", calls.keep_node_attribute(opened(owner), self.id, kind))
    end

    -- An attribute, or a ready-made group, of a node in relation to another (keep_node_attribute_to).
    function class.methods:attribute_to(kind, other)
      local owner = self.owner
      kind = enum("attribute_kind", kind, "kind")
      other = id(owner, other, "node", "other", nil)
      return made(owner, "attribute", calls.keep_node_attribute_to(opened(owner), self.id, kind, other))
    end

    -- Creates a guide in a node, or in another guide (keep_guide_create).
    function class.methods:create_guide()
      local owner = self.owner
      return made(owner, "node", calls.keep_guide_create(opened(owner), self.id))
    end

    -- The guide that stands for an area of a node, the same one each time (keep_node_guide).
    function class.methods:guide(guide)
      local owner = self.owner
      guide = enum("guide", guide, "guide")
      return made(owner, "node", calls.keep_node_guide(opened(owner), self.id, guide))
    end

    -- Keeps the content of a node exactly as large as its alignment rectangle along an axis, so that there is nothing to scroll (keep_node_set_scroll_disabled).
    function class.methods:set_scroll_disabled(axis, disabled)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      disabled = flag(disabled, "disabled")
      check(owner, calls.keep_node_set_scroll_disabled(opened(owner), self.id, axis, disabled))
    end

    -- Whether the content of a node is kept as large as the node along an axis (keep_node_is_scroll_disabled).
    function class.methods:is_scroll_disabled(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result = calls.keep_node_is_scroll_disabled(opened(owner), self.id, axis)
      return result
    end

    -- Sets the margins of a node, from which margin insets count (keep_node_set_margins).
    function class.methods:set_margins(margins, directional)
      local owner = self.owner
      margins = into.insets(owner, margins, "margins")
      directional = flag(directional, "directional")
      check(owner, calls.keep_node_set_margins(opened(owner), self.id, margins, directional))
    end

    -- Sets the baselines of a node (keep_node_set_baselines).
    function class.methods:set_baselines(first, last)
      local owner = self.owner
      first = number(first, "first")
      last = number(last, "last")
      check(owner, calls.keep_node_set_baselines(opened(owner), self.id, first, last))
    end

    -- The baselines that were set for a node (keep_node_baselines).
    function class.methods:baselines()
      local owner = self.owner
      local out_first, out_last = calls.keep_node_baselines(opened(owner), self.id)
      return out_first, out_last
    end

    -- y of the baselines of a node as of the last solve, in the coordinates of its parent (keep_node_baseline_positions).
    function class.methods:baseline_positions()
      local owner = self.owner
      local out_first, out_last = calls.keep_node_baseline_positions(opened(owner), self.id)
      return out_first, out_last
    end

    -- Sets the size of the content of a node (keep_node_set_content_size).
    function class.methods:set_content_size(width, height)
      local owner = self.owner
      width = optional(width, "width", self)
      height = optional(height, "height", self)
      check(owner, calls.keep_node_set_content_size(opened(owner), self.id, width, height))
    end

    -- The size of the content of a node along one axis, as set or as measured last (keep_node_content_size).
    function class.methods:content_size(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result = calls.keep_node_content_size(opened(owner), self.id, axis)
      return some(result)
    end

    -- Sets the function that measures the content of a node along one axis, in place of a size that was set (keep_node_set_measure).
    function class.methods:set_measure(axis, function_)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      function_ = closure(owner, function_, "function", "measure_function", true)
      check(owner, calls.keep_node_set_measure(opened(owner), self.id, axis, function_), function_)
    end

    -- Sets the function that measures the content of a node along both axes, in place of sizes that were set (keep_node_set_measure_both).
    function class.methods:set_measure_both(function_)
      local owner = self.owner
      function_ = closure(owner, function_, "function", "measure_both_function", true)
      check(owner, calls.keep_node_set_measure_both(opened(owner), self.id, function_), function_)
    end

    -- A number for the function that measures a node along an axis (keep_node_measure).
    function class.methods:measure(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result = calls.keep_node_measure(opened(owner), self.id, axis)
      return result
    end

    -- Has the next solve measure the content of a node again (keep_node_invalidate_content).
    function class.methods:invalidate_content()
      local owner = self.owner
      check(owner, calls.keep_node_invalidate_content(opened(owner), self.id))
    end

    -- The hugging or compression resistance of a node along one axis (keep_node_resistance).
    function class.methods:resistance(axis, resistance)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      resistance = enum("resistance", resistance, "resistance")
      local result = calls.keep_node_resistance(opened(owner), self.id, axis, resistance)
      return result
    end

    -- The size that a node with all in it asks for (keep_node_fitting_size).
    function class.methods:fitting_size(target, horizontal_priority, vertical_priority)
      local owner = self.owner
      if horizontal_priority == nil then horizontal_priority = 50 end
      if vertical_priority == nil then vertical_priority = 50 end
      target = into.size(owner, target or {}, "target", k.nan)
      horizontal_priority = number(horizontal_priority, "horizontal_priority")
      vertical_priority = number(vertical_priority, "vertical_priority")
      local status, out_size = calls.keep_node_fitting_size(opened(owner), self.id, target, horizontal_priority, vertical_priority)
      check(owner, status)
      return outof.size(owner, out_size)
    end

    -- The least and the greatest size of a node with all in it along one axis at which no constraint of at least a priority is worse off (keep_node_size_range).
    function class.methods:size_range(axis, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      axis = enum("axis", axis, "axis")
      priority = number(priority, "priority")
      local status, out_minimum, out_maximum = calls.keep_node_size_range(opened(owner), self.id, axis, priority)
      check(owner, status)
      return out_minimum, out_maximum
    end

    -- The uppermost node at a point (keep_node_at).
    function class.methods:at(x, y, kind)
      local owner = self.owner
      if kind == nil then kind = "in_parent" end
      x = number(x, "x")
      y = number(y, "y")
      kind = enum("frame_kind", kind, "kind")
      local result = calls.keep_node_at(opened(owner), self.id, x, y, kind)
      return wrap(owner, "node", result)
    end

    -- The constraints that mention a node, also inactive ones (keep_node_constraints).
    function class.methods:constraints()
      local owner = self.owner
      local out_constraints = calls.keep_node_constraints(opened(owner), self.id)
      return wrapped(owner, "constraint", out_constraints)
    end

    -- Makes the constraint anchor == multiplier * other_anchor + constant, the form of TULayoutAdditions and of Apple's constraints (keep_node_constrain).
    function class.methods:constrain(anchor, relation, other, other_anchor, multiplier, constant, priority, installed)
      local owner = self.owner
      if multiplier == nil then multiplier = 1 end
      if constant == nil then constant = 0 end
      if priority == nil then priority = 1000 end
      if installed == nil then installed = true end
      anchor = enum("anchor", anchor, "anchor")
      relation = enum("relation", relation, "relation")
      other = id(owner, other, "node", "other", true)
      other_anchor = enum("anchor", other_anchor, "other_anchor")
      multiplier = number(multiplier, "multiplier")
      constant = number(constant, "constant")
      priority = number(priority, "priority")
      installed = flag(installed, "installed")
      return made(owner, "constraint", calls.keep_node_constrain(opened(owner), self.id, anchor, relation, other, other_anchor, multiplier, constant, priority, installed))
    end

    -- Changes a parameter of a container (keep_container_set).
    function class.methods:set_container(what, value)
      local owner = self.owner
      what = enum("container_value", what, "what")
      value = number(value, "value")
      check(owner, calls.keep_container_set(opened(owner), self.id, what, value))
    end

    -- A parameter of a container (keep_container_get).
    function class.methods:get_container(what)
      local owner = self.owner
      what = enum("container_value", what, "what")
      local result = calls.keep_container_get(opened(owner), self.id, what)
      return some(result)
    end

    -- Changes what a child of a container has of its own (keep_member_set).
    function class.methods:set_member(what, value)
      local owner = self.owner
      what = enum("member_value", what, "what")
      value = number(value, "value")
      check(owner, calls.keep_member_set(opened(owner), self.id, what, value))
    end

    -- What a node has of its own in a container (keep_member_get).
    function class.methods:get_member(what)
      local owner = self.owner
      what = enum("member_value", what, "what")
      local result = calls.keep_member_get(opened(owner), self.id, what)
      return result
    end

    -- Has a stack arrange nodes that stay where they are, in this order, in place of those that it had (keep_node_set_listed).
    function class.methods:set_listed(nodes)
      local owner = self.owner
      nodes = ids(owner, nodes, "node", "nodes", true)
      check(owner, calls.keep_node_set_listed(opened(owner), self.id, nodes))
    end

    -- One of the nodes that a stack lists (keep_node_listed).
    function class.methods:listed(index)
      local owner = self.owner
      index = whole(index, "index")
      local result = calls.keep_node_listed(opened(owner), self.id, index)
      return wrap(owner, "node", result)
    end

    -- Changes what a listed node has of its own in a stack, as keep_member_set does for a child (keep_node_set_listed_value).
    function class.methods:set_listed_value(node, what, value)
      local owner = self.owner
      node = id(owner, node, "node", "node", nil)
      what = enum("member_value", what, "what")
      value = number(value, "value")
      check(owner, calls.keep_node_set_listed_value(opened(owner), self.id, node, what, value))
    end

    -- What a listed node has of its own in a stack (keep_node_listed_value).
    function class.methods:listed_value(node, what)
      local owner = self.owner
      node = id(owner, node, "node", "node", nil)
      what = enum("member_value", what, "what")
      local result = calls.keep_node_listed_value(opened(owner), self.id, node, what)
      return some(result)
    end

    -- Creates a grid, as keep_stack_create creates a stack (keep_grid_create).
    function class.methods:create_grid(grid, members)
      local owner = self.owner
      grid = into.grid(owner, grid, "grid")
      members = ids(owner, members, "node", "members", true)
      return made(owner, "node", calls.keep_grid_create(opened(owner), self.id, grid, members))
    end

    -- Puts a node into cells of a grid, whose last child it becomes if it is in another node (keep_grid_place).
    function class.methods:place_grid(node, column, row, columns, rows)
      local owner = self.owner
      if columns == nil then columns = 1 end
      if rows == nil then rows = 1 end
      node = id(owner, node, "node", "node", nil)
      column = whole(column, "column")
      row = whole(row, "row")
      columns = whole(columns, "columns")
      rows = whole(rows, "rows")
      check(owner, calls.keep_grid_place(opened(owner), self.id, node, column, row, columns, rows))
    end

    -- Changes a column (KEEP_HORIZONTAL) or a row of a grid (keep_grid_set_track).
    function class.methods:set_grid_track(axis, index, track)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      index = whole(index, "index")
      track = into.track(owner, track, "track")
      check(owner, calls.keep_grid_set_track(opened(owner), self.id, axis, index, track))
    end

    -- What a column or row of a grid was set to (keep_grid_get_track).
    function class.methods:get_grid_track(axis, index)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      index = whole(index, "index")
      local status, out_track = calls.keep_grid_get_track(opened(owner), self.id, axis, index)
      check(owner, status)
      return outof.track(owner, out_track)
    end

    -- Sets how many columns or rows a grid has (keep_grid_set_track_count).
    function class.methods:set_grid_track_count(axis, tracks)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      tracks = whole(tracks, "tracks")
      check(owner, calls.keep_grid_set_track_count(opened(owner), self.id, axis, tracks))
    end

    -- How many columns or rows a grid has, with those that were made for members (keep_grid_track_count).
    function class.methods:grid_track_count(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result = calls.keep_grid_track_count(opened(owner), self.id, axis)
      return result
    end

    -- The column or row of a grid that a member begins in, also where it went there by itself (keep_member_cell).
    function class.methods:member_cell(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result = calls.keep_member_cell(opened(owner), self.id, axis)
      return result
    end

    -- In how many columns or rows of a grid a member is (keep_member_span).
    function class.methods:member_span(axis)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      local result = calls.keep_member_span(opened(owner), self.id, axis)
      return result
    end

    -- The guide that a column (KEEP_HORIZONTAL) or a row of a grid is (keep_grid_track).
    function class.methods:grid_track(axis, index)
      local owner = self.owner
      axis = enum("axis", axis, "axis")
      index = whole(index, "index")
      local result = calls.keep_grid_track(opened(owner), self.id, axis, index)
      return wrap(owner, "node", result)
    end

    -- Creates a guideline in a node, or a barrier of nodes of the same tree (keep_guideline_create).
    function class.methods:create_guideline(guideline, nodes)
      local owner = self.owner
      guideline = into.guideline(owner, guideline, "guideline")
      nodes = ids(owner, nodes, "node", "nodes", true)
      return made(owner, "node", calls.keep_guideline_create(opened(owner), self.id, guideline, nodes))
    end

    -- Puts other nodes in place of those of a barrier (keep_barrier_set_nodes).
    function class.methods:set_barrier_nodes(nodes)
      local owner = self.owner
      nodes = ids(owner, nodes, "node", "nodes", true)
      check(owner, calls.keep_barrier_set_nodes(opened(owner), self.id, nodes))
    end

    -- Puts the centre of a node at an angle and a distance from that of another, as required (keep_node_set_circle).
    function class.methods:set_circle(center, angle, radius)
      local owner = self.owner
      center = id(owner, center, "node", "center", true)
      angle = number(angle, "angle")
      radius = number(radius, "radius")
      check(owner, calls.keep_node_set_circle(opened(owner), self.id, center, angle, radius))
    end

    -- The node in the middle of the circle that a node is on (keep_node_circle).
    function class.methods:circle()
      local owner = self.owner
      local result, out_angle, out_radius = calls.keep_node_circle(opened(owner), self.id)
      return wrap(owner, "node", result), out_angle, out_radius
    end

    -- Adds a variant to those of a node, behind them (keep_node_add_variant).
    function class.methods:add_variant(width, height, fits)
      local owner = self.owner
      width = number(width, "width")
      height = number(height, "height")
      fits = flag(fits, "fits")
      check(owner, calls.keep_node_add_variant(opened(owner), self.id, width, height, fits))
    end

    -- Removes all variants of a node (keep_node_clear_variants).
    function class.methods:clear_variants()
      local owner = self.owner
      check(owner, calls.keep_node_clear_variants(opened(owner), self.id))
    end

    -- Sets what a parameter of a container is in a variant of a node, which may be the container (keep_node_vary_container).
    function class.methods:vary_container(variant, container, what, value)
      local owner = self.owner
      variant = whole(variant, "variant")
      container = id(owner, container, "node", "container", nil)
      what = enum("container_value", what, "what")
      value = number(value, "value")
      check(owner, calls.keep_node_vary_container(opened(owner), self.id, variant, container, what, value))
    end

    -- The same of what a child of a container has of its own (keep_member_set) (keep_node_vary_member).
    function class.methods:vary_member(variant, subject, what, value)
      local owner = self.owner
      variant = whole(variant, "variant")
      subject = id(owner, subject, "node", "subject", nil)
      what = enum("member_value", what, "what")
      value = number(value, "value")
      check(owner, calls.keep_node_vary_member(opened(owner), self.id, variant, subject, what, value))
    end

    -- The same of whether a node is gone (keep_node_set_gone) (keep_node_vary_gone).
    function class.methods:vary_gone(variant, other, gone)
      local owner = self.owner
      variant = whole(variant, "variant")
      other = id(owner, other, "node", "other", nil)
      gone = enum("gone", gone, "gone")
      check(owner, calls.keep_node_vary_gone(opened(owner), self.id, variant, other, gone))
    end

    -- Applies attributes to a node, in order, after all conditions were asked (keep_node_apply).
    function class.methods:apply(list_)
      local owner = self.owner
      list_ = k.structs(owner, list_, "list", true, into.applied)
      local status, out_constraints = calls.keep_node_apply(opened(owner), self.id, list_)
      check(owner, status)
      return wrapped(owner, "constraint", out_constraints)
    end

    -- The constraints that were applied to a node, the oldest first, active or not (keep_node_applied).
    function class.methods:applied()
      local owner = self.owner
      local out_constraints = calls.keep_node_applied(opened(owner), self.id)
      return wrapped(owner, "constraint", out_constraints)
    end

    -- Removes all attributes that were applied to a node, active or not (keep_node_clear_applied).
    function class.methods:clear_applied()
      local owner = self.owner
      check(owner, calls.keep_node_clear_applied(opened(owner), self.id))
    end

    -- Asks the conditions of a node again, the newest first, and activates and deactivates its attributes (keep_node_reload).
    function class.methods:reload()
      local owner = self.owner
      check(owner, calls.keep_node_reload(opened(owner), self.id))
    end

    -- Adds a rule to an attribute (keep_node_add_rule).
    function class.methods:add_rule(kind, other, relation, value, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      kind = enum("attribute_kind", kind, "kind")
      other = id(owner, other, "node", "other", true)
      relation = enum("relation", relation, "relation")
      value = number(value, "value")
      priority = number(priority, "priority")
      local status, out_constraint = calls.keep_node_add_rule(opened(owner), self.id, kind, other, relation, value, priority)
      check(owner, status)
      return wrap(owner, "constraint", out_constraint)
    end

    -- Keeps a node at a frame (keep_node_set_autoresizing).
    function class.methods:set_autoresizing(mask, frame, parent)
      local owner = self.owner
      mask = flags("autoresizing", mask, "mask")
      frame = into.rect(owner, frame, "frame")
      parent = into.size(owner, parent or {}, "parent", k.nan)
      check(owner, calls.keep_node_set_autoresizing(opened(owner), self.id, mask, frame, parent))
    end

    -- Removes the mask of a node, if it has one (keep_node_clear_autoresizing).
    function class.methods:clear_autoresizing()
      local owner = self.owner
      check(owner, calls.keep_node_clear_autoresizing(opened(owner), self.id))
    end
    -- The parent of a node (keep_node_parent).
    function get.parent(self)
      local owner = self.owner
      local result = calls.keep_node_parent(opened(owner), self.id)
      return wrap(owner, "node", result)
    end

    -- The root of the tree that a node is in (keep_node_root).
    function get.root(self)
      local owner = self.owner
      local result = calls.keep_node_root(opened(owner), self.id)
      return wrap(owner, "node", result)
    end

    -- The name of a node, for messages, look-up and equations (keep_node_name).
    function get.name(self)
      local owner = self.owner
      local result = calls.keep_node_name(opened(owner), self.id)
      return result
    end
    function set.name(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_name(opened(owner), self.id, text(value, "name", true)))
    end

    -- The number of a node or guide (keep_node_number).
    function get.number(self)
      local owner = self.owner
      local result = calls.keep_node_number(opened(owner), self.id)
      return result
    end

    -- The frame of a node as of the last solve, in its parent (keep_node_frame).
    function get.frame(self)
      local owner = self.owner
      local result = calls.keep_node_frame(opened(owner), self.id)
      return outof.rect(owner, result)
    end

    -- Whether a node is a guide (keep_node_is_guide).
    function get.is_guide(self)
      local owner = self.owner
      local result = calls.keep_node_is_guide(opened(owner), self.id)
      return result
    end

    -- The content of a node that scrolls as of the last solve, in the coordinates of the node (keep_node_scroll_content).
    function get.scroll_content(self)
      local owner = self.owner
      local result = calls.keep_node_scroll_content(opened(owner), self.id)
      return outof.rect(owner, result)
    end

    -- The reading direction of a node and of all nodes inside it without one of their own (keep_node_direction).
    function get.direction(self)
      local owner = self.owner
      local result = calls.keep_node_direction(opened(owner), self.id)
      return word("direction", result)
    end
    function set.direction(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_direction(opened(owner), self.id, enum("direction", value, "direction")))
    end

    -- The reading direction of a node, its own or inherited (keep_node_effective_direction).
    function get.effective_direction(self)
      local owner = self.owner
      local result = calls.keep_node_effective_direction(opened(owner), self.id)
      return word("direction", result)
    end

    -- The margins that were set for a node (keep_node_margins).
    function get.margins(self)
      local owner = self.owner
      local result = calls.keep_node_margins(opened(owner), self.id)
      return outof.insets(owner, result)
    end

    -- Whether left of the margins of a node stands for leading, and right for trailing (keep_node_margins_are_directional).
    function get.margins_are_directional(self)
      local owner = self.owner
      local result = calls.keep_node_margins_are_directional(opened(owner), self.id)
      return result
    end

    -- Whether a node inherits its parent's margins (keep_node_inherits_margins).
    function get.inherits_margins(self)
      local owner = self.owner
      local result = calls.keep_node_inherits_margins(opened(owner), self.id)
      return result
    end
    function set.inherits_margins(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_inherits_margins(opened(owner), self.id, flag(value, "inherits_margins")))
    end

    -- Whether the margins of a node count from its safe area, as they do unless set, or from its edges (keep_node_margins_include_safe_area).
    function get.margins_include_safe_area(self)
      local owner = self.owner
      local result = calls.keep_node_margins_include_safe_area(opened(owner), self.id)
      return result
    end
    function set.margins_include_safe_area(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_margins_include_safe_area(opened(owner), self.id, flag(value, "margins_include_safe_area")))
    end

    -- The margins as of the last solve (keep_node_effective_margins).
    function get.effective_margins(self)
      local owner = self.owner
      local result = calls.keep_node_effective_margins(opened(owner), self.id)
      return outof.insets(owner, result)
    end

    -- How far hardware, bars or a keyboard cover a root along its edges (keep_node_safe_area).
    function get.safe_area(self)
      local owner = self.owner
      local result = calls.keep_node_safe_area(opened(owner), self.id)
      return outof.insets(owner, result)
    end
    function set.safe_area(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_safe_area(opened(owner), self.id, into.insets(owner, value, "safe_area")))
    end

    -- The insets from the frame of a node to its safe area as of the last solve (keep_node_effective_safe_area).
    function get.effective_safe_area(self)
      local owner = self.owner
      local result = calls.keep_node_effective_safe_area(opened(owner), self.id)
      return outof.insets(owner, result)
    end

    -- The insets from the frame of a node to its alignment rectangle, which constraints refer to (keep_node_alignment_insets).
    function get.alignment_insets(self)
      local owner = self.owner
      local result = calls.keep_node_alignment_insets(opened(owner), self.id)
      return outof.insets(owner, result)
    end
    function set.alignment_insets(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_alignment_insets(opened(owner), self.id, into.insets(owner, value, "alignment_insets")))
    end

    -- The share of the height of a node by which both baselines are further inside, in addition to their distances (keep_node_baseline_share).
    function get.baseline_share(self)
      local owner = self.owner
      local result = calls.keep_node_baseline_share(opened(owner), self.id)
      return result
    end
    function set.baseline_share(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_baseline_share(opened(owner), self.id, number(value, "baseline_share")))
    end

    -- Whether a node was hidden itself (keep_node_is_hidden).
    function get.is_hidden(self)
      local owner = self.owner
      local result = calls.keep_node_is_hidden(opened(owner), self.id)
      return result
    end
    function set.is_hidden(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_hidden(opened(owner), self.id, flag(value, "is_hidden")))
    end

    -- The axes along which a node was collapsed itself (keep_node_gone).
    function get.gone(self)
      local owner = self.owner
      local result = calls.keep_node_gone(opened(owner), self.id)
      return word("gone", result)
    end
    function set.gone(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_gone(opened(owner), self.id, enum("gone", value, "gone")))
    end

    -- Whether a node clips what is inside of it (keep_node_clips).
    function get.clips(self)
      local owner = self.owner
      local result = calls.keep_node_clips(opened(owner), self.id)
      return result
    end
    function set.clips(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_clips(opened(owner), self.id, flag(value, "clips")))
    end

    -- What kind of container a node is (keep_node_container_kind).
    function get.container_kind(self)
      local owner = self.owner
      local result = calls.keep_node_container_kind(opened(owner), self.id)
      return word("container_kind", result)
    end

    -- How many nodes a stack lists (keep_node_listed_count).
    function get.listed_count(self)
      local owner = self.owner
      local result = calls.keep_node_listed_count(opened(owner), self.id)
      return result
    end

    -- How many variants a node has (keep_node_variant_count).
    function get.variant_count(self)
      local owner = self.owner
      local result = calls.keep_node_variant_count(opened(owner), self.id)
      return result
    end

    -- Which variant of a node is in use as of the last solve, from 0 on (keep_node_variant).
    function get.variant(self)
      local owner = self.owner
      local result = calls.keep_node_variant(opened(owner), self.id)
      return result
    end

    -- The context of the conditions of nodes inside a node, at any depth, unless a node in between has one of its own, as of the next reload (keep_node_context).
    function get.context(self)
      local owner = self.owner
      local result = calls.keep_node_context(opened(owner), self.id)
      return outof.context(owner, result)
    end
    function set.context(self, value)
      local owner = self.owner
      check(owner, calls.keep_node_set_context(opened(owner), self.id, value ~= nil and into.context(owner, value, "context") or nil))
    end

    -- The line of a document in which a node begins, from 1 (keep_node_line).
    function get.line(self)
      local owner = self.owner
      local result = calls.keep_node_line(opened(owner), self.id)
      return result
    end

    -- The mask of a node, also if its constraints were removed or uninstalled one by one (keep_node_autoresizing).
    function get.autoresizing(self)
      local owner = self.owner
      local result = calls.keep_node_autoresizing(opened(owner), self.id)
      return result
    end

    -- Along which axis it goes (keep_container_get).
    function get.axis(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 0)
      return result == result and word("axis", result) or nil
    end
    function set.axis(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 0, enum("axis", value, "axis")))
    end

    -- From one member to the next (keep_container_get).
    function get.gap(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 1)
      return result
    end
    function set.gap(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 1, number(value, "gap")))
    end

    -- From its edges to the members (keep_container_get).
    function get.padding_top(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 2)
      return result
    end
    function set.padding_top(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 2, number(value, "padding_top")))
    end

    -- At the leading edge (keep_container_get).
    function get.padding_left(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 3)
      return result
    end
    function set.padding_left(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 3, number(value, "padding_left")))
    end

    -- At the bottom edge (keep_container_get).
    function get.padding_bottom(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 4)
      return result
    end
    function set.padding_bottom(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 4, number(value, "padding_bottom")))
    end

    -- At the trailing edge (keep_container_get).
    function get.padding_right(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 5)
      return result
    end
    function set.padding_right(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 5, number(value, "padding_right")))
    end

    -- How the members lie across it (keep_container_get).
    function get.align(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 6)
      return result == result and word("align", result) or nil
    end
    function set.align(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 6, enum("align", value, "align")))
    end

    -- How they lie along it (keep_container_get).
    function get.distribution(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 7)
      return result == result and word("distribution", result) or nil
    end
    function set.distribution(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 7, enum("distribution", value, "distribution")))
    end

    -- As keep_stack.bias (keep_container_get).
    function get.bias(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 8)
      return some(result)
    end
    function set.bias(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 8, optional(value, "bias", self)))
    end

    -- From one row to the next (keep_container_get).
    function get.row_gap(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 9)
      return result
    end
    function set.row_gap(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 9, number(value, "row_gap")))
    end

    -- How they lie in columns, where baselines are edges (keep_container_get).
    function get.justify(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 10)
      return result == result and word("align", result) or nil
    end
    function set.justify(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 10, enum("align", value, "justify")))
    end

    -- Whether it is a flow (keep_container_get).
    function get.wraps(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 11)
      return result == 1
    end
    function set.wraps(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 11, flag(value, "wraps") and 1 or 0))
    end

    -- One of the first six (keep_container_get).
    function get.edge(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 12)
      return result == result and word("anchor", result) or nil
    end
    function set.edge(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 12, enum("anchor", value, "edge")))
    end

    -- From this edge (keep_container_get).
    function get.distance(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 13)
      return result
    end
    function set.distance(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 13, number(value, "distance")))
    end

    -- Of a guideline's owner, to be added (keep_container_get).
    function get.fraction(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 14)
      return result
    end
    function set.fraction(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 14, number(value, "fraction")))
    end

    -- 1 if padding counts from the margins of the container, with the safe area where they have it (keep_container_get).
    function get.padding_from_margins(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 15)
      return result == 1
    end
    function set.padding_from_margins(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 15, flag(value, "padding_from_margins") and 1 or 0))
    end

    -- A keep_least (keep_container_get).
    function get.least(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 16)
      return result == result and word("least", result) or nil
    end
    function set.least(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 16, enum("least", value, "least")))
    end

    -- The share of its width, or height, that gaps along it have in addition (keep_container_get).
    function get.gap_fraction(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 17)
      return result
    end
    function set.gap_fraction(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 17, number(value, "gap_fraction")))
    end

    -- The same of keep_grid.row_gap (keep_container_get).
    function get.row_gap_fraction(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 18)
      return result
    end
    function set.row_gap_fraction(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 18, number(value, "row_gap_fraction")))
    end

    -- Of its height, in addition to padding (keep_container_get).
    function get.padding_fraction_top(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 19)
      return result
    end
    function set.padding_fraction_top(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 19, number(value, "padding_fraction_top")))
    end

    -- Of its width, at the leading edge (keep_container_get).
    function get.padding_fraction_left(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 20)
      return result
    end
    function set.padding_fraction_left(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 20, number(value, "padding_fraction_left")))
    end

    -- Of its height (keep_container_get).
    function get.padding_fraction_bottom(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 21)
      return result
    end
    function set.padding_fraction_bottom(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 21, number(value, "padding_fraction_bottom")))
    end

    -- Of its width, at the trailing edge (keep_container_get).
    function get.padding_fraction_right(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 22)
      return result
    end
    function set.padding_fraction_right(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 22, number(value, "padding_fraction_right")))
    end

    -- 1 if first baselines are as far down as they go, and last ones as far up, as in UIKit's stacks (keep_container_get).
    function get.baselines_reversed(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 23)
      return result == 1
    end
    function set.baselines_reversed(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 23, flag(value, "baselines_reversed") and 1 or 0))
    end

    -- 1 if gaps of a column are from the last baseline of a member to the first one of the next (keep_container_get).
    function get.gap_from_baselines(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 24)
      return result == 1
    end
    function set.gap_from_baselines(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 24, flag(value, "gap_from_baselines") and 1 or 0))
    end

    -- How many members a line of a flow has at most (keep_container_get).
    function get.most(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 25)
      return result
    end
    function set.most(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 25, number(value, "most")))
    end

    -- 1 if a flow with several lines asks for no more than the longest of them (keep_container_get).
    function get.hugs_lines(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 26)
      return result == 1
    end
    function set.hugs_lines(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 26, flag(value, "hugs_lines") and 1 or 0))
    end

    -- 1 if a stack goes along the other axis where its members do not fit (keep_container_get).
    function get.turns(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 27)
      return result == 1
    end
    function set.turns(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 27, flag(value, "turns") and 1 or 0))
    end

    -- 1 if members of a grid without cells of their own fill gaps before others (keep_container_get).
    function get.dense(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 28)
      return result == 1
    end
    function set.dense(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 28, flag(value, "dense") and 1 or 0))
    end

    -- How its lines lie across it (keep_container_get).
    function get.row_distribution(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 29)
      return result == result and word("distribution", result) or nil
    end
    function set.row_distribution(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 29, enum("distribution", value, "row_distribution")))
    end

    -- As keep_stack.row_bias (keep_container_get).
    function get.row_bias(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 30)
      return some(result)
    end
    function set.row_bias(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 30, optional(value, "row_bias", self)))
    end

    -- 1 if the last line of a flow, which may be the only one, is packed at its start, whatever its distribution (keep_container_get).
    function get.last_line_packed(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 31)
      return result == 1
    end
    function set.last_line_packed(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 31, flag(value, "last_line_packed") and 1 or 0))
    end

    -- 1 if the first line of a flow is the last one across it, as the lowest one of rows (keep_container_get).
    function get.lines_reversed(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 32)
      return result == 1
    end
    function set.lines_reversed(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 32, flag(value, "lines_reversed") and 1 or 0))
    end

    -- 1 if what is too large begins at the start, whatever its alignment and the bias, and overflows at the end (keep_container_get).
    function get.safe(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 33)
      return result == 1
    end
    function set.safe(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 33, flag(value, "safe") and 1 or 0))
    end

    -- Whether the last column is repeated (keep_container_get).
    function get.repeats(self)
      local owner = self.owner
      local result = calls.keep_container_get(opened(owner), self.id, 34)
      return result == result and word("repeat", result) or nil
    end
    function set.repeats(self, value)
      local owner = self.owner
      check(owner, calls.keep_container_set(opened(owner), self.id, 34, enum("repeat", value, "repeats")))
    end

    -- Its share of what members without a weight leave, which are then as small as they may be (keep_member_get).
    function get.weight(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 0)
      return result
    end
    function set.weight(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 0, number(value, "weight")))
    end

    -- From it to the next member (keep_member_get).
    function get.gap_after(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 1)
      return some(result)
    end
    function set.gap_after(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 1, optional(value, "gap_after", self)))
    end

    -- A keep_align (keep_member_get).
    function get.own_align(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 2)
      return result == result and word("align", result) or nil
    end
    function set.own_align(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 2, value == nil and k.nan or enum("align", value, "own_align")))
    end

    -- 1 for a child that is not arranged, 0 for a member (keep_member_get).
    function get.is_excluded(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 3)
      return result == 1
    end
    function set.is_excluded(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 3, flag(value, "is_excluded") and 1 or 0))
    end

    -- A keep_align in its columns of a grid (keep_member_get).
    function get.own_justify(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 4)
      return result == result and word("align", result) or nil
    end
    function set.own_justify(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 4, value == nil and k.nan or enum("align", value, "own_justify")))
    end

    -- How much it loses in a stack where content is missing (keep_member_get).
    function get.shrink(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 5)
      return result
    end
    function set.shrink(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 5, number(value, "shrink")))
    end

    -- The length from which it grows by its weight, 0 unless set (keep_member_get).
    function get.basis(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 6)
      return result
    end
    function set.basis(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 6, number(value, "basis")))
    end

    -- 1 to have its content as its basis, if there is some (keep_member_get).
    function get.grows(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 7)
      return result == 1
    end
    function set.grows(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 7, flag(value, "grows") and 1 or 0))
    end

    -- A keep_least (keep_member_get).
    function get.own_least(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 8)
      return result == result and word("least", result) or nil
    end
    function set.own_least(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 8, value == nil and k.nan or enum("least", value, "own_least")))
    end

    -- Its margins (keep_member_get).
    function get.own_margin_top(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 9)
      return result
    end
    function set.own_margin_top(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 9, number(value, "own_margin_top")))
    end

    -- At its leading edge (keep_member_get).
    function get.own_margin_left(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 10)
      return result
    end
    function set.own_margin_left(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 10, number(value, "own_margin_left")))
    end

    -- Below it (keep_member_get).
    function get.own_margin_bottom(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 11)
      return result
    end
    function set.own_margin_bottom(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 11, number(value, "own_margin_bottom")))
    end

    -- At its trailing edge (keep_member_get).
    function get.own_margin_right(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 12)
      return result
    end
    function set.own_margin_right(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 12, number(value, "own_margin_right")))
    end

    -- The share of the height of its container that its margin has in addition (keep_member_get).
    function get.own_margin_fraction_top(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 13)
      return result
    end
    function set.own_margin_fraction_top(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 13, number(value, "own_margin_fraction_top")))
    end

    -- Of the width, at its leading edge (keep_member_get).
    function get.own_margin_fraction_left(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 14)
      return result
    end
    function set.own_margin_fraction_left(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 14, number(value, "own_margin_fraction_left")))
    end

    -- Of the height (keep_member_get).
    function get.own_margin_fraction_bottom(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 15)
      return result
    end
    function set.own_margin_fraction_bottom(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 15, number(value, "own_margin_fraction_bottom")))
    end

    -- Of the width, at its trailing edge (keep_member_get).
    function get.own_margin_fraction_right(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 16)
      return result
    end
    function set.own_margin_fraction_right(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 16, number(value, "own_margin_fraction_right")))
    end

    -- The column of a grid that it begins in, from 0 to 9,999 (keep_member_get).
    function get.first_column(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 17)
      return some(result)
    end
    function set.first_column(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 17, optional(value, "first_column", self)))
    end

    -- The same of rows (keep_member_get).
    function get.first_row(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 18)
      return some(result)
    end
    function set.first_row(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 18, optional(value, "first_row", self)))
    end

    -- How many columns it is in (keep_member_get).
    function get.column_span(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 19)
      return result
    end
    function set.column_span(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 19, number(value, "column_span")))
    end

    -- The same of rows (keep_member_get).
    function get.row_span(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 20)
      return result
    end
    function set.row_span(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 20, number(value, "row_span")))
    end

    -- 1 for a child that lies over a grid (keep_member_get).
    function get.overlay(self)
      local owner = self.owner
      local result = calls.keep_member_get(opened(owner), self.id, 21)
      return result == 1
    end
    function set.overlay(self, value)
      local owner = self.owner
      check(owner, calls.keep_member_set(opened(owner), self.id, 21, flag(value, "overlay") and 1 or 0))
    end
  end

  do
    local class = k.class("nodes")
    local get, set = class.get, class.set

    -- Sets the hugging or compression resistance of many nodes along one axis (keep_nodes_set_resistance).
    function class.methods:set_resistance(axis, resistance, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      axis = enum("axis", axis, "axis")
      resistance = enum("resistance", resistance, "resistance")
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_set_resistance(opened(owner), self.ids, axis, resistance, priority))
    end

    -- A new group of the attribute, or ready-made group, of each of many nodes (keep_node_attribute) (keep_nodes_attribute).
    function class.methods:attribute(kind)
      local owner = self.owner
      kind = enum("attribute_kind", kind, "kind")
      return made(owner, "attribute", calls.keep_nodes_attribute(opened(owner), self.ids, kind))
    end

    -- A new group of the attribute of each of many nodes in relation to another (keep_node_attribute_to) (keep_nodes_attribute_to).
    function class.methods:attribute_to(kind, other)
      local owner = self.owner
      kind = enum("attribute_kind", kind, "kind")
      other = id(owner, other, "node", "other", nil)
      return made(owner, "attribute", calls.keep_nodes_attribute_to(opened(owner), self.ids, kind, other))
    end

    -- A new group of the attribute of each of many nodes in relation to the next (keep_node_attribute_to) (keep_nodes_attribute_between).
    function class.methods:attribute_between(kind)
      local owner = self.owner
      kind = enum("attribute_kind", kind, "kind")
      return made(owner, "attribute", calls.keep_nodes_attribute_between(opened(owner), self.ids, kind))
    end

    -- Sets a value of an attribute, or ready-made group, of each of many nodes, without making a group (keep_nodes_set).
    function class.methods:set(kind, other, relation, value, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      kind = enum("attribute_kind", kind, "kind")
      other = id(owner, other, "node", "other", true)
      relation = enum("relation", relation, "relation")
      value = number(value, "value")
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_set(opened(owner), self.ids, kind, other, relation, value, priority))
    end

    -- Sets a value of an attribute of each of many nodes in relation to the next, without making a group (keep_nodes_set_between).
    function class.methods:set_between(kind, relation, value, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      kind = enum("attribute_kind", kind, "kind")
      relation = enum("relation", relation, "relation")
      value = number(value, "value")
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_set_between(opened(owner), self.ids, kind, relation, value, priority))
    end

    -- Keeps the gaps between neighbours equal to each other, however wide they are (keep_nodes_distribute).
    function class.methods:distribute(kind, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      kind = enum("attribute_kind", kind, "kind")
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_distribute(opened(owner), self.ids, kind, priority))
    end

    -- Sets equal of the width and height of each of many nodes (keep_nodes_keep_size).
    function class.methods:keep_size(width, height, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      width = optional(width, "width", self)
      height = optional(height, "height", self)
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_keep_size(opened(owner), self.ids, width, height, priority))
    end

    -- Sets equal of four insets of each of many nodes (keep_nodes_keep_insets).
    function class.methods:keep_insets(kind, insets, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      kind = enum("attribute_kind", kind, "kind")
      insets = into.insets(owner, insets or {}, "insets", k.nan)
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_keep_insets(opened(owner), self.ids, kind, insets, priority))
    end

    -- Sets equal of the centres of each of many nodes, as fractions of the parent (keep_nodes_keep_center).
    function class.methods:keep_center(x, y, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      x = optional(x, "x", self)
      y = optional(y, "y", self)
      priority = number(priority, "priority")
      check(owner, calls.keep_nodes_keep_center(opened(owner), self.ids, x, y, priority))
    end
  end

  do
    local class = k.class("attribute")
    local get, set = class.get, class.set

    -- Sets equal, the minimum or the maximum of an attribute or group (keep_attribute_set).
    function class.methods:set(relation, value, priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      relation = enum("relation", relation, "relation")
      value = optional(value, "value", self)
      priority = number(priority, "priority")
      check(owner, calls.keep_attribute_set(opened(owner), self.id, relation, value, priority), nil, self)
    end

    -- Equal, the minimum or the maximum of an attribute, and its priority (keep_attribute_value).
    function class.methods:value(relation)
      local owner = self.owner
      relation = enum("relation", relation, "relation")
      local result, out_priority = calls.keep_attribute_value(opened(owner), self.id, relation)
      return some(result), out_priority
    end

    -- Sets equal, the minimum or the maximum of an attribute to multiplier * another one + constant (keep_attribute_set_to).
    function class.methods:set_to(relation, followed, multiplier, constant, priority)
      local owner = self.owner
      if multiplier == nil then multiplier = 1 end
      if constant == nil then constant = 0 end
      if priority == nil then priority = 1000 end
      relation = enum("relation", relation, "relation")
      followed = id(owner, followed, "attribute", "followed", nil)
      multiplier = number(multiplier, "multiplier")
      constant = number(constant, "constant")
      priority = number(priority, "priority")
      check(owner, calls.keep_attribute_set_to(opened(owner), self.id, relation, followed, multiplier, constant, priority), nil, self)
    end

    -- The attribute that equal, the minimum or the maximum follows (keep_attribute_followed).
    function class.methods:followed(relation)
      local owner = self.owner
      relation = enum("relation", relation, "relation")
      local result, out_multiplier, out_constant, out_priority = calls.keep_attribute_followed(opened(owner), self.id, relation)
      return wrap(owner, "attribute", result), out_multiplier, out_constant, out_priority
    end

    -- Takes equal, minimum and maximum of an attribute or group away (keep_attribute_clear).
    function class.methods:clear()
      local owner = self.owner
      check(owner, calls.keep_attribute_clear(opened(owner), self.id), nil, self)
    end

    -- Whether two handles are of one attribute (keep_attribute_is_same).
    function class.methods:is_same(other)
      local owner = self.owner
      other = id(owner, other, "attribute", "other", nil)
      local result = calls.keep_attribute_is_same(opened(owner), self.id, other)
      return result
    end

    -- Sets the name of an attribute or of a group, for messages, in place of the readable default (keep_attribute_set_name).
    function class.methods:set_name(name)
      local owner = self.owner
      name = text(name, "name", true)
      check(owner, calls.keep_attribute_set_name(opened(owner), self.id, name), nil, self)
    end

    -- An attribute in words (keep_attribute_text).
    function class.methods:text(text_)
      local owner = self.owner
      text_ = enum("text", text_, "text")
      local result = calls.keep_attribute_text(opened(owner), self.id, text_)
      return result
    end

    -- Destroys a group of the host's (keep_group_destroy).
    function class.methods:group_destroy()
      local owner = self.owner
      check(owner, calls.keep_group_destroy(opened(owner), self.id), nil, self)
    end

    -- The attributes of a group in the order in which they are set (keep_attribute_members).
    function class.methods:members()
      local owner = self.owner
      local out_members = calls.keep_attribute_members(opened(owner), self.id)
      return wrapped(owner, "attribute", out_members)
    end

    -- The constraint of equal, the minimum or the maximum of an attribute (keep_attribute_constraint).
    function class.methods:constraint(relation)
      local owner = self.owner
      relation = enum("relation", relation, "relation")
      local result = calls.keep_attribute_constraint(opened(owner), self.id, relation)
      return wrap(owner, "constraint", result)
    end

    -- Why an attribute measures its value (keep_attribute_explanation).
    function class.methods:explanation()
      local owner = self.owner
      local out_constraints, out_factors, out_rest = calls.keep_attribute_explanation(opened(owner), self.id)
      return wrapped(owner, "constraint", out_constraints), out_factors, out_rest
    end

    -- How far an attribute could go with no constraint of at least a priority worse off (keep_attribute_range).
    function class.methods:range(priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      priority = number(priority, "priority")
      local status, out_minimum, out_maximum = calls.keep_attribute_range(opened(owner), self.id, priority)
      check(owner, status, nil, self)
      return out_minimum, out_maximum
    end
    -- Whether any value of an attribute, or of an attribute in a group, is active (keep_attribute_is_active).
    function get.is_active(self)
      local owner = self.owner
      local result = calls.keep_attribute_is_active(opened(owner), self.id)
      return result
    end

    -- The kind of an attribute (keep_attribute_kind_of).
    function get.kind_of(self)
      local owner = self.owner
      local result = calls.keep_attribute_kind_of(opened(owner), self.id)
      return word("attribute_kind", result)
    end

    -- The node that an attribute belongs to (keep_attribute_node).
    function get.node(self)
      local owner = self.owner
      local result = calls.keep_attribute_node(opened(owner), self.id)
      return wrap(owner, "node", result)
    end

    -- The node that an attribute relates its node to (keep_attribute_other).
    function get.other(self)
      local owner = self.owner
      local result = calls.keep_attribute_other(opened(owner), self.id)
      return wrap(owner, "node", result)
    end

    -- The margin while gone (keep_attribute_gone_value).
    function get.gone_value(self)
      local owner = self.owner
      local result = calls.keep_attribute_gone_value(opened(owner), self.id)
      return some(result)
    end
    function set.gone_value(self, value)
      local owner = self.owner
      check(owner, calls.keep_attribute_set_gone_value(opened(owner), self.id, optional(value, "gone_value", self)), nil, self)
    end

    -- The value of an attribute in the frames, whether or not it is constrained (keep_attribute_measured).
    function get.measured(self)
      local owner = self.owner
      local result = calls.keep_attribute_measured(opened(owner), self.id)
      return some(result)
    end
  end

  do
    local class = k.class("constraint")
    local get, set = class.get, class.set

    -- Removes a constraint (keep_constraint_remove).
    function class.methods:remove()
      local owner = self.owner
      check(owner, calls.keep_constraint_remove(opened(owner), self.id))
    end

    -- A constraint in words (keep_constraint_text).
    function class.methods:text(text_)
      local owner = self.owner
      text_ = enum("text", text_, "text")
      local result = calls.keep_constraint_text(opened(owner), self.id, text_)
      return result
    end

    -- Sets the name of a rule or a sum (terms, equations, applied attributes), for messages (keep_constraint_set_name).
    function class.methods:set_name(name)
      local owner = self.owner
      name = text(name, "name", true)
      check(owner, calls.keep_constraint_set_name(opened(owner), self.id, name))
    end

    -- The linear form of any constraint (keep_constraint_terms).
    function class.methods:terms()
      local owner = self.owner
      local out_relation, out_constant, out_terms = calls.keep_constraint_terms(opened(owner), self.id)
      return word("relation", out_relation), out_constant, k.shapes(owner, out_terms, outof.term)
    end

    -- Sets one coefficient of a sum in place (keep_constraint_set_coefficient).
    function class.methods:set_coefficient(index, coefficient)
      local owner = self.owner
      if coefficient == nil then coefficient = 1 end
      index = whole(index, "index")
      coefficient = number(coefficient, "coefficient")
      check(owner, calls.keep_constraint_set_coefficient(opened(owner), self.id, index, coefficient))
    end

    -- Has a rule, a sum or an applied attribute belong to a variant, and to no other one (keep_constraint_set_variant).
    function class.methods:set_variant(node, variant)
      local owner = self.owner
      node = id(owner, node, "node", "node", true)
      variant = whole(variant, "variant")
      check(owner, calls.keep_constraint_set_variant(opened(owner), self.id, node, variant))
    end

    -- The violation of a constraint, in points of the first length of its equation (keep_constraint_violation).
    function class.methods:violation()
      local owner = self.owner
      local result = calls.keep_constraint_violation(opened(owner), self.id)
      return result
    end

    -- The binding constraints of a violated one (keep_constraint_binding).
    function class.methods:binding()
      local owner = self.owner
      local out_constraints, out_factors = calls.keep_constraint_binding(opened(owner), self.id)
      out_constraints = wrapped(owner, "constraint", out_constraints)
      local rows = {}
      for i = 1, #out_constraints do
        rows[i] = { constraint = out_constraints[i], factor = out_factors[i] }
      end
      return rows
    end
    -- Whether a constraint is active (keep_constraint_is_active).
    function get.is_active(self)
      local owner = self.owner
      local result = calls.keep_constraint_is_active(opened(owner), self.id)
      return result
    end

    -- The origin of a constraint (keep_constraint_source).
    function get.source(self)
      local owner = self.owner
      local result = calls.keep_constraint_source(opened(owner), self.id)
      return word("source", result)
    end

    -- The node that a constraint belongs to (keep_constraint_node).
    function get.node(self)
      local owner = self.owner
      local result = calls.keep_constraint_node(opened(owner), self.id)
      return wrap(owner, "node", result)
    end

    -- The attribute of a value or a rule (keep_constraint_attribute).
    function get.attribute(self)
      local owner = self.owner
      local result = calls.keep_constraint_attribute(opened(owner), self.id)
      return wrap(owner, "attribute", result)
    end

    -- The relation of a rule or of a sum in place (keep_constraint_relation).
    function get.relation(self)
      local owner = self.owner
      local result = calls.keep_constraint_relation(opened(owner), self.id)
      return word("relation", result)
    end
    function set.relation(self, value)
      local owner = self.owner
      check(owner, calls.keep_constraint_set_relation(opened(owner), self.id, enum("relation", value, "relation")))
    end

    -- The value of a constraint in place (keep_constraint_value), with the limits of the call that made it (keep_constraint_value).
    function get.value(self)
      local owner = self.owner
      local result = calls.keep_constraint_value(opened(owner), self.id)
      return result
    end
    function set.value(self, value)
      local owner = self.owner
      check(owner, calls.keep_constraint_set_value(opened(owner), self.id, number(value, "value")))
    end

    -- The priority of a constraint in place, also to and from required (keep_constraint_priority).
    function get.priority(self)
      local owner = self.owner
      local result = calls.keep_constraint_priority(opened(owner), self.id)
      return result
    end
    function set.priority(self, value)
      local owner = self.owner
      check(owner, calls.keep_constraint_set_priority(opened(owner), self.id, number(value, "priority")))
    end

    -- Whether a constraint is installed (keep_constraint_is_installed).
    function get.is_installed(self)
      local owner = self.owner
      local result = calls.keep_constraint_is_installed(opened(owner), self.id)
      return result
    end
    function set.is_installed(self, value)
      local owner = self.owner
      check(owner, calls.keep_constraint_set_installed(opened(owner), self.id, flag(value, "is_installed")))
    end

    -- The node of whose variants a constraint belongs to one (keep_constraint_variant_node).
    function get.variant_node(self)
      local owner = self.owner
      local result = calls.keep_constraint_variant_node(opened(owner), self.id)
      return wrap(owner, "node", result)
    end

    -- Which variant of that node it belongs to (keep_constraint_variant).
    function get.variant(self)
      local owner = self.owner
      local result = calls.keep_constraint_variant(opened(owner), self.id)
      return result
    end

    -- The format that has made a constraint (keep_constraint_format).
    function get.format(self)
      local owner = self.owner
      local result = calls.keep_constraint_format(opened(owner), self.id)
      return wrap(owner, "format", result)
    end

    -- The line where a constraint was last set, from 1 (keep_constraint_line).
    function get.line(self)
      local owner = self.owner
      local result = calls.keep_constraint_line(opened(owner), self.id)
      return result
    end
  end

  do
    local class = k.class("atomic")
    local get, set = class.get, class.set

    -- Takes back what an atomic group has set (keep_atomic_deactivate).
    function class.methods:deactivate()
      local owner = self.owner
      check(owner, calls.keep_atomic_deactivate(opened(owner), self.id))
    end

    -- Activates everything that an atomic group has recorded, over what has been set since (keep_atomic_activate).
    function class.methods:activate()
      local owner = self.owner
      check(owner, calls.keep_atomic_activate(opened(owner), self.id))
    end

    -- Destroys an atomic group (keep_atomic_destroy).
    function class.methods:destroy()
      local owner = self.owner
      check(owner, calls.keep_atomic_destroy(opened(owner), self.id))
    end

    -- The constraints that are as an atomic group set them, in the order in which they were first set (keep_atomic_constraints).
    function class.methods:constraints()
      local owner = self.owner
      local out_constraints = calls.keep_atomic_constraints(opened(owner), self.id)
      return wrapped(owner, "constraint", out_constraints)
    end
    -- Whether anything is as an atomic group set it, so that keep_atomic_deactivate would take it back (keep_atomic_is_active).
    function get.is_active(self)
      local owner = self.owner
      local result = calls.keep_atomic_is_active(opened(owner), self.id)
      return result
    end
  end

  do
    local class = k.class("format")
    local get, set = class.get, class.set

    -- Removes the constraints of a format, and with them the format (keep_format_destroy).
    function class.methods:destroy()
      local owner = self.owner
      check(owner, calls.keep_format_destroy(opened(owner), self.id))
    end

    -- The constraints of a format that have not been removed, in the order described above (keep_format_constraints).
    function class.methods:constraints()
      local owner = self.owner
      local out_constraints = calls.keep_format_constraints(opened(owner), self.id)
      return wrapped(owner, "constraint", out_constraints)
    end
    -- A format as a string, with the values that its constraints have now (keep_format_text).
    function get.text(self)
      local owner = self.owner
      local result = calls.keep_format_text(opened(owner), self.id)
      return result
    end

    -- The options of a format (keep_format_options).
    function get.options(self)
      local owner = self.owner
      local result = calls.keep_format_options(opened(owner), self.id)
      return result
    end
  end

  do
    local class = k.class("animation")
    local get, set = class.get, class.set

    -- Ends an animation, unfinished, at its final frames (keep_animation_cancel).
    function class.methods:cancel()
      local owner = self.owner
      check(owner, calls.keep_animation_cancel(opened(owner), self.id))
    end

    -- Ends an animation as if its time were over (keep_animation_finish).
    function class.methods:finish()
      local owner = self.owner
      check(owner, calls.keep_animation_finish(opened(owner), self.id))
    end

    -- Sets a ready-made curve (keep_animation_set_curve).
    function class.methods:set_curve(curve)
      local owner = self.owner
      curve = enum("curve", curve, "curve")
      check(owner, calls.keep_animation_set_curve(opened(owner), self.id, curve))
    end

    -- Sets a cubic Bezier curve from 0, 0 to 1, 1 by its control points (keep_animation_set_bezier).
    function class.methods:set_bezier(x1, y1, x2, y2)
      local owner = self.owner
      x1 = number(x1, "x1")
      y1 = number(y1, "y1")
      x2 = number(x2, "x2")
      y2 = number(y2, "y2")
      check(owner, calls.keep_animation_set_bezier(opened(owner), self.id, x1, y1, x2, y2))
    end

    -- Sets a curve of the host's (keep_animation_set_function).
    function class.methods:set_function(function_)
      local owner = self.owner
      function_ = closure(owner, function_, "function", "curve_function", nil)
      check(owner, calls.keep_animation_set_function(opened(owner), self.id, function_), function_)
    end

    -- Sets a mass on a spring (keep_animation_set_spring).
    function class.methods:set_spring(damping_ratio, initial_velocity)
      local owner = self.owner
      damping_ratio = number(damping_ratio, "damping_ratio")
      initial_velocity = number(initial_velocity, "initial_velocity")
      check(owner, calls.keep_animation_set_spring(opened(owner), self.id, damping_ratio, initial_velocity))
    end

    -- Chooses what moves (keep_animation_set_motion).
    function class.methods:set_motion(motion)
      local owner = self.owner
      motion = enum("motion", motion, "motion")
      check(owner, calls.keep_animation_set_motion(opened(owner), self.id, motion))
    end

    -- Sets the function that is called when an animation has ended, by the call that ends it (keep_animation_set_completion).
    function class.methods:set_completion(completion)
      local owner = self.owner
      completion = closure(owner, completion, "completion", "completion_function", true)
      check(owner, calls.keep_animation_set_completion(opened(owner), self.id, completion), completion)
    end
    -- The share of its duration (keep_animation_progress).
    function get.progress(self)
      local owner = self.owner
      local result = calls.keep_animation_progress(opened(owner), self.id)
      return some(result)
    end
    function set.progress(self, value)
      local owner = self.owner
      check(owner, calls.keep_animation_set_progress(opened(owner), self.id, optional(value, "progress", self)))
    end
  end

  do
    local class = k.class("variable")
    local get, set = class.get, class.set

    -- Removes a variable (keep_solver_remove_variable).
    function class.methods:remove()
      local owner = self.owner
      check(owner, calls.keep_solver_remove_variable(opened(owner), self.id))
    end

    -- The smallest and the largest value of a variable with no row of at least a priority worse off (keep_solver_range).
    function class.methods:range(priority)
      local owner = self.owner
      if priority == nil then priority = 1000 end
      priority = number(priority, "priority")
      local status, out_minimum, out_maximum = calls.keep_solver_range(opened(owner), self.id, priority)
      check(owner, status)
      return out_minimum, out_maximum
    end

    -- Why a variable has its value (keep_solver_explanation).
    function class.methods:explanation()
      local owner = self.owner
      local out_rows, out_factors, out_from_defaults = calls.keep_solver_explanation(opened(owner), self.id)
      return wrapped(owner, "row", out_rows), out_factors, out_from_defaults
    end
    -- The default of a variable (keep_solver_default).
    function get.default(self)
      local owner = self.owner
      local result = calls.keep_solver_default(opened(owner), self.id)
      return result
    end
    function set.default(self, value)
      local owner = self.owner
      check(owner, calls.keep_solver_set_default(opened(owner), self.id, number(value, "default")))
    end

    -- The value of a variable as of the last solve (keep_solver_value).
    function get.value(self)
      local owner = self.owner
      local result = calls.keep_solver_value(opened(owner), self.id)
      return result
    end
  end

  do
    local class = k.class("row")
    local get, set = class.get, class.set

    -- Removes a row (keep_solver_remove_row).
    function class.methods:remove()
      local owner = self.owner
      check(owner, calls.keep_solver_remove_row(opened(owner), self.id))
    end

    -- Sets the coefficient of one variable in a row (keep_solver_set_coefficient).
    function class.methods:set_coefficient(variable, coefficient)
      local owner = self.owner
      if coefficient == nil then coefficient = 1 end
      variable = id(owner, variable, "variable", "variable", nil)
      coefficient = number(coefficient, "coefficient")
      check(owner, calls.keep_solver_set_coefficient(opened(owner), self.id, variable, coefficient))
    end

    -- The terms of a row, one for each variable, in any order, and none that is 0 (keep_solver_terms).
    function class.methods:terms()
      local owner = self.owner
      local out_variables, out_coefficients = calls.keep_solver_terms(opened(owner), self.id)
      out_variables = wrapped(owner, "variable", out_variables)
      local rows = {}
      for i = 1, #out_variables do
        rows[i] = { variable = out_variables[i], coefficient = out_coefficients[i] }
      end
      return rows
    end
    -- The relation of a row (keep_solver_relation).
    function get.relation(self)
      local owner = self.owner
      local result = calls.keep_solver_relation(opened(owner), self.id)
      return word("relation", result)
    end
    function set.relation(self, value)
      local owner = self.owner
      check(owner, calls.keep_solver_set_relation(opened(owner), self.id, enum("relation", value, "relation")))
    end

    -- The constant of a row (keep_solver_constant).
    function get.constant(self)
      local owner = self.owner
      local result = calls.keep_solver_constant(opened(owner), self.id)
      return result
    end
    function set.constant(self, value)
      local owner = self.owner
      check(owner, calls.keep_solver_set_constant(opened(owner), self.id, number(value, "constant")))
    end

    -- The priority of a row, also to and from required (keep_solver_priority).
    function get.priority(self)
      local owner = self.owner
      local result = calls.keep_solver_priority(opened(owner), self.id)
      return result
    end
    function set.priority(self, value)
      local owner = self.owner
      check(owner, calls.keep_solver_set_priority(opened(owner), self.id, number(value, "priority")))
    end

    -- The weight of a row, between 1e-6 and 1e6 (keep_solver_weight).
    function get.weight(self)
      local owner = self.owner
      local result = calls.keep_solver_weight(opened(owner), self.id)
      return result
    end
    function set.weight(self, value)
      local owner = self.owner
      check(owner, calls.keep_solver_set_weight(opened(owner), self.id, number(value, "weight")))
    end

    -- The violation of a row at the last solve, without its weight (keep_solver_violation).
    function get.violation(self)
      local owner = self.owner
      local result = calls.keep_solver_violation(opened(owner), self.id)
      return result
    end
  end
end
