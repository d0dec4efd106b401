import { isElement, tagOf } from '../dom.ts';
import { controlsIn, isList, isLong, isPaper, isTick, wordsOf } from './controls.ts';
import type { Field } from './field.ts';
import { labelAround, labelBefore, tiedLabel } from './label-of.ts';
import { namesOfTick, optionsOfList, worthTelling } from './options-of.ts';

const others =
  (own: Element[]) =>
  (around: Element): boolean =>
    controlsIn(around).some((control) => !own.includes(control));

/** A table of rows of inputs under titles is one question: figures to fill in. */
const gridAround = (control: Element): Element | undefined => {
  const row = control.closest('tr');
  const table = row?.closest('table');
  if (!row || !table) return undefined;
  const typed = controlsIn(row).filter((each) => !isTick(each));
  const titled = [...table.querySelectorAll('tr')].some(
    (each) => each.querySelectorAll('th').length >= 2 && controlsIn(each).length === 0,
  );
  return typed.length >= (titled ? 1 : 3) ? table : undefined;
};

const commonAncestor = (nodes: Element[]): Element | undefined => {
  let at: Element | null | undefined = nodes[0]?.parentElement;
  while (at && !nodes.every((node) => at?.contains(node))) at = at.parentElement;
  return at ?? undefined;
};

/** The answers among which one ticks: those of one name, or those that stand in one box together. */
const ticksBeside = (tick: Element, all: Element[]): Element[] => {
  const name = tick.getAttribute('name');
  const named = name
    ? all.filter((other) => isTick(other) && other.getAttribute('name') === name)
    : [];
  if (named.length >= 2) return named;
  for (
    let at = tick.parentElement;
    at && !/^(?:form|body)$/.test(tagOf(at));
    at = at.parentElement
  ) {
    const inside = controlsIn(at);
    const ticks = inside.filter(isTick);
    if (inside.length - ticks.length > 1) return [tick];
    if (ticks.length >= 2) return ticks;
  }
  return [tick];
};

const legendOf = (around: Element | undefined, own: Element[]): Element | undefined => {
  const fieldset = around?.closest('fieldset');
  const legend = fieldset?.querySelector('legend');
  return fieldset && legend && wordsOf(legend) !== '' && !others(own)(fieldset)
    ? legend
    : undefined;
};

const choiceOf = (tick: Element, all: Element[]): Field | undefined => {
  const ticks = ticksBeside(tick, all);
  if (ticks.length < 2) return undefined;
  const box = commonAncestor(ticks);
  // "Other: ____" beside the answers belongs to them.
  const controls = box
    ? controlsIn(box).filter((each) => ticks.includes(each) || !isLong(each))
    : ticks;
  const own = controls.length - ticks.length <= 1 ? controls : ticks;
  const units = ticks.flatMap(namesOfTick);
  const first = units[0] && isElement(units[0]) && units[0].contains(tick) ? units[0] : tick;
  const label = legendOf(box, own) ?? labelBefore(first, others(own));
  const names = ticks.map((each) => namesOfTick(each).map(wordsOf).join(' '));
  return label && !units.includes(label)
    ? { kind: 'choice', label: [label], controls: own, units, options: worthTelling(names) }
    : undefined;
};

const kindOf = (control: Element): Field['kind'] =>
  isPaper(control) ? 'file' : isList(control) ? 'choice' : isLong(control) ? 'long' : 'short';

const gridOf = (table: Element): Field | undefined => {
  const controls = controlsIn(table);
  const caption = table.querySelector('caption');
  const label = caption ?? legendOf(table, controls) ?? labelBefore(table, others(controls));
  return label ? { kind: 'table', label: [label], controls, units: [], options: [] } : undefined;
};

const oneOf = (control: Element): Field => {
  const tied = tiedLabel(control);
  const around = tied ? [] : labelAround(control);
  const near =
    tied || around.length > 0
      ? undefined
      : (legendOf(control, [control]) ?? labelBefore(control, others([control])));
  return {
    kind: kindOf(control),
    label: tied ? [tied] : around.length > 0 ? around : near ? [near] : [],
    controls: [control],
    units: [],
    options: isList(control) ? worthTelling(optionsOfList(control)) : [],
  };
};

/** The questions of the forms on a page in their order, each with the text that asks it. */
export const findFields = (root: Element): Field[] => {
  const all = controlsIn(root);
  const done = new Set<Element>();
  const claimed = new Set<Node>();
  const fields: Field[] = [];
  for (const control of all) {
    if (done.has(control)) continue;
    const grid = gridAround(control);
    const field = grid ? gridOf(grid) : isTick(control) ? choiceOf(control, all) : oneOf(control);
    for (const own of field?.controls ?? (grid ? controlsIn(grid) : [control])) done.add(own);
    if (!field || field.label.some((node) => claimed.has(node))) continue;
    for (const node of field.label) claimed.add(node);
    fields.push(field);
  }
  return fields;
};
