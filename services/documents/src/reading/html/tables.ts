import { tagOf, textLength } from './dom.ts';

/** Tables that only arrange a page, or box a passage, are read as running text. */
export function isLayoutTable(table: Element): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return true;
  const rows = rowsOf(table);
  const widest = Math.max(0, ...rows.map((row) => cellsOf(row).length));
  if (widest <= 1) return true;
  if (table.querySelector('th')) return false;
  return Boolean(table.querySelector('table,h1,h2,h3')) && textLength(table) > 1_500;
}

/** A table as text: the lines that run across its top, and its rows. */
export type TableText = { titles: string[]; rows: string[][] };

type Cell = { text: string; across: number; isHeld: boolean };

/** A value of a cell that reaches over several rows, and for how many more. */
type Held = { text: string; across: number; rowsLeft: number };

/** What is longer than this is a passage, and is not said again for each row that it stands beside. */
const maxRepeatedLength = 80;
const maxSpan = 50;

/**
 * The text of a table. Every row is as long as the widest; a cell's own lines are parted by `\n`. The
 * value of a cell that reaches over several rows belongs to each of them; one that reaches over several
 * columns is given in the first of them, and as a heading over headings with each of those.
 */
export function textOfTable(table: Element, clean: (raw: string) => string): TableText {
  const grid = cellsOfRows(table, clean);
  const width = Math.max(0, ...grid.map(widthOf));
  const isAcross = (row: Cell[]) => width > 1 && row.length === 1 && widthOf(row) === width;
  const start = Math.max(
    0,
    grid.findIndex((row) => !isAcross(row)),
  );
  const rows = joinHeadings(grid.slice(start)).map((row) => {
    const cells = row.flatMap(({ text, across }) => [text, ...blanks(across - 1)]);
    return [...cells, ...blanks(width - cells.length)];
  });
  return {
    titles: grid.slice(0, start).flatMap(([cell]) => (cell?.text ? [cell.text] : [])),
    rows: rows.filter((row) => row.some(Boolean)),
  };
}

const blanks = (count: number): string[] => Array<string>(Math.max(0, count)).fill('');
const widthOf = (row: Cell[]): number => row.reduce((sum, { across }) => sum + across, 0);

function cellsOfRows(table: Element, clean: (raw: string) => string): Cell[][] {
  const held = new Map<number, Held>();
  return rowsOf(table).map((row) => {
    const cells: Cell[] = [];
    let column = 0;
    const add = (cell: Cell) => {
      cells.push(cell);
      column += cell.across;
    };
    const addHeld = () => {
      for (let above = held.get(column); above && above.rowsLeft > 0; above = held.get(column)) {
        above.rowsLeft -= 1;
        add({ text: above.text, across: above.across, isHeld: true });
      }
    };
    for (const cell of cellsOf(row)) {
      addHeld();
      const across = spanOf(cell, 'colspan');
      const text = clean(cellText(cell));
      const rowsLeft = spanOf(cell, 'rowspan') - 1;
      const isShort = text.length <= maxRepeatedLength && !text.includes('\n');
      if (rowsLeft > 0) held.set(column, { text: isShort ? text : '', across, rowsLeft });
      add({ text, across, isHeld: false });
    }
    addHeld();
    return cells;
  });
}

/**
 * Headings over headings as one row: "Awards" over "Min" and "Max" becomes "Awards: Min" and "Awards:
 * Max". A second row belongs to the first where its other cells stand under nothing or reach into it.
 */
function joinHeadings(rows: Cell[][]): Cell[][] {
  const [upper, lower, ...others] = rows;
  if (!upper || !lower || widthOf(upper) !== widthOf(lower)) return rows;
  let column = 0;
  const joined: Cell[] = [];
  let hasGroup = false;
  let hasOther = false;
  for (const cell of lower) {
    const over = cellAt(upper, column);
    column += cell.across;
    const isUnder = over !== undefined && over.across > 1 && cell.across === 1 && !cell.isHeld;
    if (!isUnder && !cell.isHeld && over?.text !== '') return rows;
    if (isUnder && over.text) hasGroup = true;
    else hasOther = true;
    joined.push(isUnder && over.text ? { ...cell, text: `${over.text}: ${cell.text}` } : cell);
  }
  return hasGroup && hasOther ? [joined, ...others] : rows;
}

function cellAt(row: Cell[], column: number): Cell | undefined {
  let start = 0;
  return row.find(({ across }) => (start += across) > column);
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isFinite(span) ? Math.min(Math.max(span, 1), maxSpan) : 1;
}

const lineTags = /^(p|div|li|h[1-6]|br|tr|dt|dd|ul|ol|blockquote|table)$/;

function cellText(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += (child.textContent ?? '').replace(/\s+/g, ' ');
    else if (child.nodeType === 1) {
      const inner = child as Element;
      if (tagOf(inner) === 'table') text += `\n${nestedLines(inner).join('\n')}\n`;
      else text += lineTags.test(tagOf(inner)) ? `\n${cellText(inner)}\n` : cellText(inner);
    }
  }
  return linesTrimmed(text);
}

const linesTrimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/**
 * A table within a cell, a line for each row: "first time: $1,200", or with headings of its own
 * "first time: Min $1,200, Max $2,000".
 */
function nestedLines(table: Element): string[] {
  const inLine = (raw: string) => raw.replace(/\s+/g, ' ').trim();
  const { titles, rows } = textOfTable(table, inLine);
  const [head = [], ...values] = rows;
  const hasHead =
    values.length > 0 && head.length > 2 && head.slice(1).every((cell) => cell && !/\d/.test(cell));
  const lines = (hasHead ? values : rows).map(([first = '', ...rest]) => {
    const cells = rest
      .map((cell, at) => (hasHead && cell ? `${head[at + 1] ?? ''} ${cell}` : cell))
      .filter(Boolean)
      .join(', ');
    return [first, cells].filter(Boolean).join(/[:.?]$/.test(first) ? ' ' : ': ');
  });
  return [...titles, ...lines].filter(Boolean);
}

const ownTable = (element: Element) => element.closest('table');
const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => ownTable(row) === table);
const cellsOf = (row: Element): Element[] =>
  [...row.children].filter((cell) => /^(td|th)$/.test(tagOf(cell)));
