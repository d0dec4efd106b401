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

/** The rows of a table, every row as long as the widest; a cell's own lines are parted by `\n`. */
export function tableRows(table: Element, clean: (raw: string) => string): string[][] {
  const rows: string[][] = [];
  const held = new Map<number, number>();
  for (const row of rowsOf(table)) {
    const cells: string[] = [];
    const fillHeld = () => {
      while ((held.get(cells.length) ?? 0) > 0) {
        held.set(cells.length, (held.get(cells.length) ?? 0) - 1);
        cells.push('');
      }
    };
    for (const cell of cellsOf(row)) {
      fillHeld();
      const across = spanOf(cell, 'colspan');
      const down = spanOf(cell, 'rowspan');
      const text = clean(cellText(cell));
      for (let at = 0; at < across; at += 1) {
        if (down > 1) held.set(cells.length, down - 1);
        cells.push(at === 0 ? text : '');
      }
    }
    fillHeld();
    if (cells.some(Boolean)) rows.push(cells);
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? '1', 10);
  return Number.isFinite(span) ? Math.min(Math.max(span, 1), 50) : 1;
}

const lineTags = /^(p|div|li|h[1-6]|br|tr|dt|dd|ul|ol|blockquote|table)$/;

function cellText(node: Node): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += (child.textContent ?? '').replace(/\s+/g, ' ');
    else if (child.nodeType === 1) {
      const line = lineTags.test(tagOf(child as Element));
      text += line ? `\n${cellText(child)}\n` : cellText(child);
    }
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

const ownTable = (element: Element) => element.closest('table');
const rowsOf = (table: Element): Element[] =>
  [...table.querySelectorAll('tr')].filter((row) => ownTable(row) === table);
const cellsOf = (row: Element): Element[] =>
  [...row.children].filter((cell) => /^(td|th)$/.test(tagOf(cell)));
