/** Bullets and boxes in front of text. */
const marks = /^(?:\s*(?:[\u00B7•▪●○◦‣➢*–—-]+(?=\s)|[☐☑☒□❏❑🞎🗹\uE000-\uF8FF]))+\s*/u;
const checkedBox = /[☑☒🗹]/u;
const emptyBox = /[☐□❏❑🞎]/u;
const boxBetweenOptions = / ?[☐□❏❑🞎] ?/gu;
/** A cell without words for the reader: an empty box, the number of a row, or a cross in a column. */
const noWords = /^(?:[^\p{L}\p{N}]*|\(?(?:\d{1,3}|[a-z])[.)]|x)$/iu;
const cellBreak = /(?:^|\s)\|(?=\s|$)/;
const maxLabelLength = 80;

/**
 * Writes text from a document as people read it: without bullets and boxes, and with the cells of a table row as words
 * ("18. | Closing date: | June 1 | X" becomes "Closing date: June 1"). For display only: a stored quote stays literal,
 * so that its passage can be located.
 */
export const toReadableText = (text: string): string =>
  text.split('\n').map(toReadableLine).filter(Boolean).join('\n');

/** Returns the cells of a row that have words for the reader, without repetitions. */
export function listWordedCells(cells: readonly string[]): string[] {
  const words = cells.map((cell) => cell.trim()).filter((cell) => !noWords.test(cell));
  const keys = words.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
  return words.filter(
    (cell, index) => /\d/.test(cell) || keys.indexOf(keys[index] ?? '') === index,
  );
}

function toReadableLine(line: string): string {
  // The boxes show which options are chosen: "☒ Nonprofits ☐ Individuals".
  if (checkedBox.test(line) && emptyBox.test(line)) return line.trim().replaceAll(' | ', ' ');
  const cells = line.split(cellBreak);
  if (cells.length === 1) return removeMarks(line);
  const worded = listWordedCells(cells);
  const isChoice = worded.slice(1).some((cell) => marks.test(cell));
  const [first = '', value, ...more] = worded.map(removeMarks);
  if (value === undefined) return first;
  const opening =
    !isChoice && isLabel(first, value, more)
      ? `${first.replace(/:$/, '')}: ${value}`
      : join(first, value);
  return more.reduce(join, opening);
}

const removeMarks = (text: string): string =>
  text.trim().replace(marks, '').replace(boxBetweenOptions, ', ');

/** Whether a cell names the value after it, unlike a date before a time, or the first of several cells of words. */
function isLabel(cell: string, value: string, more: readonly string[]): boolean {
  if (cell.endsWith(':') || !/\p{L}/u.test(value)) return true;
  if (cell.length > maxLabelLength || /^\p{Ll}|[.?!,;]$/u.test(cell)) return false;
  return /^\d/.test(value) ? !/\d/.test(cell) : /\d/.test(value) || more.length === 0;
}

const join = (text: string, cell: string): string =>
  `${text}${/[.?!:;,]$/.test(text) ? ' ' : ', '}${cell}`;
