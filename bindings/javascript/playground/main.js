// The page: the text is the truth, the worker makes a layout of it, and what is drawn and told follows.

import { CodeView } from "./code_view.js";
import { Completion } from "./completion.js";
import { settingLine, settingNumber, written } from "./document.js";
import { Dragging } from "./dragging.js";
import { Editor } from "./editor.js";
import { Engine, NoAnswer } from "./engine.js";
import { exampleText, examples } from "./examples.js";
import { FaultsView } from "./faults_view.js";
import { found, foundSelect, made } from "./html.js";
import { Inspector } from "./inspector.js";
import { MotionView } from "./motion_view.js";
import { ProblemsView } from "./problems_view.js";
import { Sharing } from "./sharing.js";
import { Stage } from "./stage.js";
import { Switches } from "./switches.js";
import { Tabs } from "./tabs.js";

const status = found("#status"), banner = found("#banner");
const exampleList = foundSelect("#example");

const said = (words) => (status.textContent = words);

function warned(words) {
  banner.textContent = words;
  banner.hidden = words === "";
}

// ---- The parts

const engine = new Engine({
  busy: (isBusy) => (found("#busy").hidden = !isBusy),
  ended: (why, isForGood) => {
    isNew = true;
    stale();
    said(isForGood ? `There is no layout: ${why}` : `The layout has ended: ${why}. Change the text to try again.`);
  },
});
const editor = new Editor(found("#editor"), {
  changed: () => {
    warned("");
    show();
  },
  moved: (line) => selectAtLine(line),
});
new Completion(editor, (text, offset) => engine.latest("complete", text, offset));
const dragging = new Dragging(engine, {
  begun: (parts) => {
    dragged = parts;
    hold(parts.flatMap((each) => each.holding));
  },
  moved: (frames, values, limit) => {
    stage.setFrames(frames);
    said(limit ?? dragged.map(({ word, line, isPull }, k) => `${word} ${written(values[k])}${isPull ? ", pulled" : `, line ${line}`}`).join("; "));
  },
  dropped,
  cancelled: (frames) => {
    stage.setFrames(frames);
    said("The drag is taken back");
  },
  failed,
});
const stage = new Stage({
  selected: (index) => select(index),
  nudged: (index, handle, dx, dy) => dragging.nudge(index, handle, dx, dy),
  played: (time) => motionView.played(time),
}, dragging);
const switches = new Switches({
  text: () => editor.text,
  rootLine: () => lineOfNode(scene?.parents.indexOf(-1) ?? -1),
  selectedLine: () => lineOfNode(stage.selected),
  edit: (edit) => change([edit]),
});
const sharing = new Sharing({
  text: () => editor.text,
  said,
  opened: (text) => {
    warned("");
    if (text !== editor.text) begin(text);
  },
  damaged: async (why) => {
    const isEmpty = editor.text === "";
    if (isEmpty) await openExample("card");
    warned(`The document in this address cannot be read: ${why}. Here is ${isEmpty ? "an example" : "what was here before"} instead.`);
  },
  empty: () => openExample("card"),
});
new Tabs();
const inspector = new Inspector({
  chosen: (index) => {
    stage.select(index);
    select(index);
  },
  reveal: (line) => atDrawn(() => editor.reveal(line)),
  hold: (lines) => hold(lines),
});
const problemsView = new ProblemsView({
  text: () => editor.text,
  edit: (edits) => atDrawn(() => change(edits)),
  reveal: (line) => atDrawn(() => editor.reveal(line)),
  explore: async (index, value) => {
    const frames = await engine.latest("explore", index, value).catch(failed);
    if (frames) stage.setFrames(frames);
  },
  pointed: (node) => stage.select(node),
});
const faultsView = new FaultsView({
  reveal: (line) => editor.reveal(line),
  edit: (edits) => editor.edit(edits),
});
const motionView = new MotionView({
  play: (motion) => stage.play(motion),
  scrub: (motion, time) => stage.scrub(motion, time),
});
const codeView = new CodeView({ said, svg: () => engine.ask("svg") });

/** @type {any} */
let scene = null;
let drawn = ""; // the text that the scene is of, and all lines that are told of it
let dragged = [];
let isNew = true; // there is nothing to move from

// ---- From the text to the drawing

async function show() {
  const { text } = editor;
  sharing.changed();
  exampleList.value = text === example.text ? example.name : "";
  showLength(text);
  setBusy(true);
  try {
    const answer = await engine.latest("show", text, isNew ? null : motionView.spring);
    if (answer === undefined) return;
    isNew = false;
    if (editor.text === text) showFaults(answer.faults);
    if (answer.scene) await showScene(text, answer);
    else stale();
  } catch (error) {
    failed(error);
  }
  if (editor.text === text) setBusy(false);
}

// Whether what is drawn and told is not yet that of the text.
const setBusy = (isBusy) => found("#stage").setAttribute("aria-busy", String(isBusy));

async function showScene(text, { scene: next, motion, limit, took }) {
  scene = next;
  drawn = text;
  stage.show(scene, motion);
  motionView.setMotion(motion);
  inspector.setScene(scene, stage.selected);
  codeView.setDocument(text, scene.names);
  switches.show();
  const count = `${scene.count} ${scene.count === 1 ? "node" : "nodes"}`;
  said(limit ? `${count}; ${limit}` : `${count}, laid out in ${took < 10 ? took.toFixed(1) : Math.round(took)} ms`);
  if (editor.text !== text) return;
  await select(stage.selected);
  const problems = await engine.latest("problems");
  if (problems && editor.text === text) showProblems(problems);
}

// Lines of the drawing are not those of the text any more.
function stale() {
  stage.stale();
  editor.setClashing([]);
  hold([]);
  switches.show();
}

function showProblems(problems) {
  const lines = new Set(problems.conflicts.flatMap((each) => each.constraints.map(({ line }) => line)));
  problemsView.show(problems);
  editor.setClashing(lines);
  stage.setWrong([...lines].filter((line) => line > 0).map(nodeAtLine));
  if (problems.conflictCount > 0) {
    status.append(`; ${problems.conflictCount === 1 ? "a conflict" : `${problems.conflictCount} conflicts`}`);
  }
}

function showLength(text) {
  found("#long").hidden = !editor.isLong;
  found("#long span").textContent = `The text has ${text.length} characters: it is laid out, and is too long to be edited here. This is its beginning.`;
}

function showFaults(faults) {
  editor.setFaults(faults);
  faultsView.show(faults);
  if (faults.length === 0) return;
  const count = faults.length === 1 ? "A fault" : `${faults.length} faults, the first`;
  said(`${count} in line ${faults[0].line}: ${faults[0].message}. The drawing is of the text before.`);
}

function failed(error) {
  if (!(error instanceof NoAnswer)) throw error;
  stale();
  if (!error.hasEnded) said(error.message); // that is told once
}

// ---- Selection

async function select(index) {
  inspector.select(index);
  switches.show();
  if (index < 0) return hold([]);
  const told = await engine.latest("inspect", index).catch(failed);
  if (!told || stage.selected !== index) return;
  inspector.show(told);
  hold([told.line, ...told.attributes.flatMap((each) => each.lines)]);
}

const isDrawn = () => editor.text === drawn;
const hold = (lines) => editor.setHeld(isDrawn() ? lines : []);

// The node that a line of the text is in is looked at while the text is read.
function selectAtLine(line) {
  if (!scene || !isDrawn()) return;
  const nearest = nodeAtLine(line);
  if (nearest === stage.selected) return;
  stage.select(nearest);
  inspector.select(nearest);
  select(nearest);
}

// The node whose line is the last one above.
function nodeAtLine(line) {
  let nearest = -1;
  for (let k = 0; k < scene.count; k++) {
    if (scene.lines[k] <= line && (nearest < 0 || scene.lines[k] > scene.lines[nearest])) nearest = k;
  }
  return nearest;
}

// ---- Changes of the text by other means than the keyboard

function atDrawn(action) {
  if (isDrawn()) action();
  else said("This is of the text before, whose lines are others: mend the faults of the text first.");
}

function change(edits) {
  const wanted = edits.filter(Boolean);
  if (wanted.length > 0) editor.edit(wanted);
}

function dropped({ values, motion, frames }) {
  const { text } = editor;
  const edits = values.map(({ line, value, adds }) =>
    adds ? settingLine(text, line, adds, `${adds} ${written(value)}`) : settingNumber(text, line, value));
  const pulls = dragged.filter((each) => each.isPull);
  if (frames) stage.setFrames(frames);
  // It was not asked for.
  if (motion && !matchMedia("(prefers-reduced-motion: reduce)").matches) stage.play(motion);
  if (edits.length > 0) atDrawn(() => change(edits));
  else if (pulls.length > 0) said(heldBy(pulls));
}

function heldBy(pulls) {
  const words = pulls.map(({ word, holding }) =>
    holding.length > 0 ? `${word} is bound by line${holding.length > 1 ? "s" : ""} ${holding.join(", ")}` : `nothing holds ${word}`);
  return `It goes back, as no number of its own holds it: ${words.join("; ")}`;
}

// Below all lines for none.
const lineOfNode = (index) => (index < 0 || !isDrawn() ? -1 : scene.lines[index]);

found("#stop").addEventListener("click", () => engine.stop());
found("#empty").addEventListener("click", () => begin("keeplayout 1\n"));

// ---- Other texts

let example = { name: "", text: "" };

function begin(text) {
  isNew = true;
  stage.selected = -1;
  editor.text = text;
}

async function openExample(name) {
  setBusy(true);
  try {
    example = { name, text: await exampleText(name) };
    begin(example.text);
  } catch (error) {
    setBusy(false);
    warned(error instanceof Error ? error.message : String(error));
  }
}

exampleList.replaceChildren(
  made("option", { value: "", disabled: true, hidden: true }, "—"),
  ...Object.entries(examples).map(([name, words]) => made("option", { value: name }, words)));
exampleList.addEventListener("change", () => openExample(exampleList.value));
sharing.open();
