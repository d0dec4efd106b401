/** What nobody may lose sight of for five seconds. */
const seen = 'a[href], button, input, select, textarea, label, legend, h1, h2, h3, h4';
/** What is only read may be covered, but not where another place is free. */
const read = 'p, li, dd';
const readWeight = 0.01;
const openDialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

export type Box = { left: number; top: number; right: number; bottom: number };
export type Obstacle = Box & { weight: number };
type Position = 'bottom-left' | 'top-center' | 'bottom-center';
type Place = { position: Position; box: Box };

/** Where the person works weighs more than all that merely stands there. */
const workWeight = 1_000;

/** Widths of a message: in the margin beside a column, and over the bar at the top. */
export const width = { margin: 216, bar: 356 } as const;
/** From the edges of the window. */
export const edge = { top: 8, side: 16, bottom: 16 } as const;
/** Up to here Sonner lets a message take the whole width. */
const phone = 600;
const breathing = 4;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The first place that covers nothing; where none is free, the first that covers the least. */
export function leastInTheWay(places: readonly Place[], obstacles: readonly Obstacle[]): Position {
  const covered = places.map(({ box }) =>
    obstacles.reduce((sum, other) => sum + (overlaps(box, other) ? other.weight : 0), 0),
  );
  return places[covered.indexOf(Math.min(...covered))]?.position ?? 'top-center';
}

/**
 * Where a message of this many letters stands: in the left margin of a wide window, else over the bar
 * at the top, unless it would cover what is worked on, a control, a label or a heading there.
 */
export function freePlace(letters: number): Position {
  return leastInTheWay(placesFor(letters), [...standing()]);
}

function placesFor(letters: number): Place[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const style = getComputedStyle(document.documentElement);
  const rem = parseFloat(style.fontSize) / 16 || 1;
  const below = parseFloat(style.getPropertyValue('--room-below')) || edge.bottom;
  const heightAt = (wide: number) => {
    const lettersInLine = (wide - 62) / (7.2 * rem);
    return (44 + 21 * Math.ceil(letters / lettersInLine)) * rem;
  };
  const at = (position: Position, left: number, wide: number): Place => {
    const height = heightAt(wide);
    const top = position === 'top-center' ? edge.top : clientHeight - below - height;
    const right = left + wide;
    return { position, box: { left, top, right, bottom: top + height } };
  };
  const wide = clientWidth <= phone ? clientWidth - 2 * edge.side : width.bar;
  const middle = (clientWidth - wide) / 2;
  const others = [at('top-center', middle, wide), at('bottom-center', middle, wide)];
  const hasMargin = clientWidth >= 1024;
  return hasMargin ? [at('bottom-left', edge.side, width.margin), ...others] : others;
}

function* standing(): Generator<Obstacle> {
  const dialogs = document.querySelectorAll(openDialog);
  const column = [...dialogs].at(-1) ?? document.querySelector('main');
  for (const element of column?.querySelectorAll(seen) ?? []) {
    const box = boxOf(element);
    if (box.right - box.left > 1 && element.checkVisibility?.() !== false)
      yield { ...padded(box), weight: 1 };
  }
  for (const element of column?.querySelectorAll(read) ?? [])
    if (!element.closest('[contenteditable]')) yield { ...wordsOf(element), weight: readWeight };
  const work = whatIsWorkedOn();
  if (work) yield { ...padded(work), weight: workWeight };
}

/** Of a heading or a label its words: the box of either is as wide as the column. */
function boxOf(element: Element): Box {
  const isWords = /^(H\d|LABEL|LEGEND)$/.test(element.tagName);
  return isWords ? wordsOf(element) : element.getBoundingClientRect();
}

function wordsOf(element: Element): Box {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

/** In a text the line of the caret, elsewhere what has the focus. */
function whatIsWorkedOn(): Box | undefined {
  const focus = document.activeElement;
  if (!focus || focus.matches('body, main, [tabindex="-1"]')) return undefined;
  const selection = getSelection();
  const isText = focus instanceof HTMLElement && focus.isContentEditable;
  if (!isText || !selection?.rangeCount) return focus.getBoundingClientRect();
  return selection.getRangeAt(0).getBoundingClientRect();
}

const padded = ({ left, top, right, bottom }: Box): Box => ({
  left: left - breathing,
  top: top - breathing,
  right: right + breathing,
  bottom: bottom + breathing,
});
