/** What nobody may lose sight of for five seconds. */
const seen = 'a[href], button, input, select, textarea, label, legend, h1, h2, h3, h4';
/** What is only read may be covered, but not where another place is free. */
const read = ':is(p, li, dt, dd, [data-read]):not([contenteditable] *)';
const readWeight = 0.01;
/** The same of what stands beside the column. */
const readBeside = 'aside:not(main *) :is(h2, p, li)';
/** Who is signed in, and what one looks for after a save: whether it is saved. */
const lookedFor = '[data-looked-for]';
/** The ways to other screens can wait as long as a message stands. */
const ways = ':is(header, nav):not(main *) :is(a[href], button):not([data-looked-for])';
const waysWeight = 0.002;
/** Of a dialog the words are what one decides by; what stands behind it is not looked at. */
const readInDialogWeight = 0.1;
const frameWeight = 0.05;
const behindWeight = 0.002;
const openDialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

export type Box = { left: number; top: number; right: number; bottom: number };
export type Obstacle = Box & { weight: number };
type Position = 'bottom-left' | 'top-center' | 'bottom-center';
/** Where the toaster would put it, and how far from there. */
export type Place = { position: Position; shift: { x: number; y: number }; box: Box };

/** Where the person works weighs more than all that merely stands there. */
const workWeight = 1_000;

/** Widths of a message: in the margin beside a column, and over the bar at the top. */
export const width = { margin: 216, bar: 356 } as const;
/** From the edges of the window. */
export const edge = { top: 8, side: 16, bottom: 16 } as const;
/** Up to here Sonner lets a message take the whole width. */
const phone = 600;
const breathing = 4;
/** From one place that is tried to the next. */
const step = 8;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** The first place that covers nothing; where none is free, the first that covers the least. */
export function leastInTheWay(places: readonly Place[], obstacles: readonly Obstacle[]): Place {
  const covered = places.map(({ box }) =>
    obstacles.reduce((sum, other) => sum + (overlaps(box, other) ? other.weight : 0), 0),
  );
  return places[covered.indexOf(Math.min(...covered))] as Place;
}

/**
 * Where a message of this many letters stands: in the left margin of a wide window, else over the bar
 * at the top or between what stands there, else as low over the column as it covers nothing: not what
 * is worked on, no control, label or heading, and not who is signed in or what is saved.
 */
export function freePlace(letters: number): Place {
  return leastInTheWay([...placesFor(letters)], [...standing()]);
}

/**
 * How far a message that stands moves when something opens or closes under it, or the window changes
 * its size: into the window, then up or down as little as it can.
 */
export function stepAside(box: Box): Place['shift'] {
  const { clientWidth, clientHeight } = document.documentElement;
  const x = intoRange(box.left, box.right, edge.side, clientWidth - edge.side);
  const inside = intoRange(box.top, box.bottom, edge.top, clientHeight - edge.bottom);
  const [left, right] = [box.left + x, box.right + x];
  const [top, bottom] = [box.top + inside, box.bottom + inside];
  const up = Math.floor((top - edge.top) / step);
  const down = Math.floor((clientHeight - edge.bottom - bottom) / step);
  const away = Array.from({ length: Math.max(up, down, 0) + 1 }, (_, count) => count * step);
  const places = away.flatMap((far) =>
    [-far, far]
      .filter((y) => y === 0 || (y < 0 ? -y <= up * step : y <= down * step))
      .map((y): Place => {
        const there = { left, top: top + y, right, bottom: bottom + y };
        return { position: 'top-center', shift: { x, y: inside + y }, box: there };
      }),
  );
  return leastInTheWay(places, [...standing()]).shift;
}

/** How far it is from where something begins and ends to where it may. */
const intoRange = (begin: number, end: number, least: number, most: number) =>
  Math.max(least - begin, Math.min(0, most - end));

function* placesFor(letters: number): Generator<Place> {
  const { clientWidth, clientHeight } = document.documentElement;
  const style = getComputedStyle(document.documentElement);
  const rem = parseFloat(style.fontSize) / 16 || 1;
  const below = parseFloat(style.getPropertyValue('--room-below')) || edge.bottom;
  const heightAt = (wide: number) => {
    const lettersInLine = (wide - 62) / (7.2 * rem);
    return (44 + 21 * Math.ceil(letters / lettersInLine)) * rem;
  };
  const at = (position: Position, left: number, wide: number, x = 0, y = 0): Place => {
    const height = heightAt(wide);
    const top = (position === 'top-center' ? edge.top : clientHeight - below - height) + y;
    const box = { left: left + x, top, right: left + x + wide, bottom: top + height };
    return { position, shift: { x, y }, box };
  };
  const wide = clientWidth <= phone ? clientWidth - 2 * edge.side : width.bar;
  const middle = (clientWidth - wide) / 2;
  if (clientWidth >= 1024) yield at('bottom-left', edge.side, width.margin);
  yield at('top-center', middle, wide);
  for (let x = step; x <= middle - edge.side; x += step) {
    yield at('top-center', middle, wide, x);
    yield at('top-center', middle, wide, -x);
  }
  const highest = clientHeight - below - heightAt(wide) - edge.top;
  for (let y = 0; y <= highest; y += step) yield at('bottom-center', middle, wide, 0, -y);
}

function* standing(): Generator<Obstacle> {
  const main = document.querySelector('main');
  const dialog = [...document.querySelectorAll(openDialog)].at(-1);
  const column = dialog ?? main;
  yield* boxesOf(column?.querySelectorAll(seen), 1);
  if (dialog) yield { ...padded(dialog.getBoundingClientRect()), weight: frameWeight };
  if (dialog) yield* boxesOf(main?.querySelectorAll(seen), behindWeight);
  yield* boxesOf(document.querySelectorAll(lookedFor), dialog ? behindWeight : 1);
  yield* boxesOf(document.querySelectorAll(ways), waysWeight);
  yield* boxesOf(column?.querySelectorAll(read), dialog ? readInDialogWeight : readWeight);
  if (!dialog) yield* boxesOf(document.querySelectorAll(readBeside), readWeight);
  const work = whatIsWorkedOn();
  if (work) yield { ...padded(work), weight: workWeight };
}

function* boxesOf(elements: Iterable<Element> = [], weight: number): Generator<Obstacle> {
  for (const element of elements) {
    const box = boxOf(element);
    if (box.right - box.left > 1 && element.checkVisibility?.() !== false)
      yield { ...padded(box), weight };
  }
}

/** Of what is read its words: the box of a heading, a label or a line is as wide as the column. */
function boxOf(element: Element): Box {
  const isWords = /^(H\d|LABEL|LEGEND|P|LI|DT|DD)$/.test(element.tagName);
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
