import { isElement, isText, getTag, measureText } from '../dom.ts';

const minLayoutLength = 1_500;

/** Whether a table is only used to lay out a page or frame a passage. */
export function isLayoutTable(table: Element): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return true;
  if (listRows(table).every((row) => listCells(row).length <= 1)) return true;
  if (table.querySelector('th')) return false;
  return Boolean(table.querySelector('table,h1,h2,h3')) && measureText(table) > minLayoutLength;
}

/** The full-width lines at the top of a table, and its other rows. */
export type TableText = { titles: string[]; rows: string[][] };

type Cell = {
  text: string;
  span: number;
  /** Whether the cell continues from a row above. */
  isContinued: boolean;
};

/** Longer text is not repeated in every row spanned by its cell. */
const maxRepeatedLength = 80;
const maxSpan = 50;

/**
 * Returns the text of a table in rows of equal length. Repeats a cell that spans rows in each of them, puts a cell that
 * spans columns into the first, and joins a heading above other headings to each of them.
 * @param clean normalizes the text of a cell, whose lines are separated by `\n`
 */
export function tableToText(table: Element, clean: (raw: string) => string): TableText {
  const grid = createGrid(table, clean);
  const width = Math.max(0, ...grid.map(sumSpans));
  const isTitle = (row: Cell[]) => width > 1 && row.length === 1 && sumSpans(row) === width;
  const start = Math.max(
    0,
    grid.findIndex((row) => !isTitle(row)),
  );
  const rows = joinHeadings(grid.slice(start)).map((row) => {
    const cells = row.flatMap(({ text, span }) => [text, ...createBlanks(span - 1)]);
    return [...cells, ...createBlanks(width - cells.length)];
  });
  return {
    titles: grid.slice(0, start).flatMap(([cell]) => (cell?.text ? [cell.text] : [])),
    rows: rows.filter((row) => row.some(Boolean)),
  };
}

const createBlanks = (count: number): string[] => Array<string>(Math.max(0, count)).fill('');
const sumSpans = (row: Cell[]): number => row.reduce((sum, { span }) => sum + span, 0);

function createGrid(table: Element, clean: (raw: string) => string): Cell[][] {
  /** Cells that continue below, by column. */
  const spanningCells = new Map<number, Cell & { rowsLeft: number }>();
  return listRows(table).map((row) => {
    const cells: Cell[] = [];
    let column = 0;
    const add = (cell: Cell) => {
      cells.push(cell);
      column += cell.span;
    };
    const addContinued = () => {
      for (
        let above = spanningCells.get(column);
        above && above.rowsLeft > 0;
        above = spanningCells.get(column)
      ) {
        above.rowsLeft -= 1;
        add({ text: above.text, span: above.span, isContinued: true });
      }
    };
    for (const element of listCells(row)) {
      addContinued();
      const cell = { text: clean(listTextLines(element)), span: readSpan(element, 'colspan') };
      const isShort = cell.text.length <= maxRepeatedLength && !cell.text.includes('\n');
      const rowsLeft = readSpan(element, 'rowspan') - 1;
      if (rowsLeft > 0)
        spanningCells.set(column, {
          ...cell,
          text: isShort ? cell.text : '',
          isContinued: true,
          rowsLeft,
        });
      add({ ...cell, isContinued: false });
    }
    addContinued();
    return cells;
  });
}

/**
 * Joins two rows of headings: "Awards" above "Min" and "Max" becomes "Awards: Min" and "Awards: Max". All other cells
 * in the second row must continue a cell from the first row or be below an empty cell.
 */
function joinHeadings(rows: Cell[][]): Cell[][] {
  const [upper, lower, ...others] = rows;
  if (!upper || !lower || sumSpans(upper) !== sumSpans(lower)) return rows;
  let column = 0;
  let hasGroup = false;
  let hasSingle = false;
  const headings: Cell[] = [];
  for (const cell of lower) {
    const above = findCell(upper, column);
    column += cell.span;
    const isInGroup = above && above.span > 1 && cell.span === 1 && !cell.isContinued;
    if (!isInGroup && !cell.isContinued && above?.text !== '') return rows;
    if (isInGroup && above.text) {
      hasGroup = true;
      headings.push({ ...cell, text: `${above.text}: ${cell.text}` });
    } else {
      hasSingle = true;
      headings.push(cell);
    }
  }
  return hasGroup && hasSingle ? [headings, ...others] : rows;
}

function findCell(row: Cell[], column: number): Cell | undefined {
  let end = 0;
  return row.find(({ span }) => (end += span) > column);
}

function readSpan(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isFinite(span) ? Math.min(Math.max(span, 1), maxSpan) : 1;
}

const lineTags = /^(p|div|li|h[1-6]|br|tr|dt|dd|ul|ol|blockquote)$/;

/** Returns the text of an element, with a newline at each block and line break. */
export const listTextLines = (element: Node): string =>
  toText(element)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function toText(node: Node): string {
  if (isText(node)) return (node.textContent ?? '').replace(/\s+/g, ' ');
  if (!isElement(node)) return '';
  if (getTag(node) === 'table') return `\n${listNestedTableLines(node).join('\n')}\n`;
  const text = [...node.childNodes].map(toText).join('');
  return lineTags.test(getTag(node)) ? `\n${text}\n` : text;
}

/**
 * Converts a table in a cell to one line per row: "first time: $1,200" or, with column headings, "first time: Min
 * $1,200, Max $2,000".
 */
function listNestedTableLines(table: Element): string[] {
  const { titles, rows } = tableToText(table, (raw) => raw.replace(/\s+/g, ' ').trim());
  const [head = [], ...body] = rows;
  const hasHead =
    body.length > 0 && head.length > 2 && head.slice(1).every((cell) => cell && !/\d/.test(cell));
  const lines = (hasHead ? body : rows).map(([first = '', ...rest]) => {
    const cells = rest
      .map((cell, index) => (hasHead && cell ? `${head[index + 1] ?? ''} ${cell}` : cell))
      .filter(Boolean)
      .join(', ');
    return [first, cells].filter(Boolean).join(/[:.?]$/.test(first) ? ' ' : ': ');
  });
  return [...titles, ...lines].filter(Boolean);
}

/** Returns the rows of a table, excluding rows of nested tables. */
const listRows = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
const listCells = (row: Element): Element[] =>
  [...row.children].filter((cell) => /^(td|th)$/.test(getTag(cell)));
