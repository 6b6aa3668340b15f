/*
 * keeplayout.h - constraint layout for everything that is not an Apple view.
 *
 * All chapters. The first one is enough for a first program, and begins with the rules that hold for
 * every declaration.
 */
#ifndef KEEPLAYOUT_H
#define KEEPLAYOUT_H

/* Layouts, nodes, attributes, solving, frames, conflicts. */
#include "keeplayout/core.h"
/* Guides, direction, margins, safe areas, alignment rectangles, baselines. */
#include "keeplayout/areas.h"
/* Content and measured content, hidden and collapsed nodes, fitting sizes. */
#include "keeplayout/content.h"
/* Attributes of many nodes set as one, and changes taken back as one. */
#include "keeplayout/groups.h"
/* What a host asks first: a value in one call, the node at a point, a log. */
#include "keeplayout/hosts.h"
/* Rows, columns and grids. */
#include "keeplayout/containers.h"
/* Constraints, and sums of anchors. */
#include "keeplayout/terms.h"
#include "keeplayout/variants.h"
/* Constraints as strings. */
#include "keeplayout/equations.h"
/* Rows and columns as strings. */
#include "keeplayout/formats.h"
/* Lists of attributes that replace each other, with conditions. */
#include "keeplayout/apply.h"
/* Changes that take time. */
#include "keeplayout/animation.h"
/* Why a value is what it is; conflicts, ambiguity, source locations. */
#include "keeplayout/diagnosis.h"
/* A layout as text, as a document, as a picture. */
#include "keeplayout/documents.h"
/* The solver without a layout. */
#include "keeplayout/solver.h"
/* Words of older libraries: rules, autoresizing masks, priorities. */
#include "keeplayout/compatibility.h"

#endif
