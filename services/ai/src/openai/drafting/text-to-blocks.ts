import type { List, Paragraph, RichBlock } from '@grantwright/shared/richtext';
import { extractVisibleText, createTable } from '@grantwright/analyst';

/**
 * Converts a model's plain text to blocks: paragraphs, flat lists and tables. All other markup (HTML, Markdown) is kept
 * as text.
 */
export function textToBlocks(text: string, sectionName: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let list: List | undefined;
  let paragraph: string[] = [];
  let rows: string[][] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push(toParagraph(paragraph.join(' ')));
    const table = createTableBlock(rows);
    if (table) blocks.push(table);
    paragraph = [];
    rows = [];
    list = undefined;
  };
  for (const line of extractVisibleText(text)
    .text.replace(/\r\n?/g, '\n')
    .split('\n')
    .map(cleanLine)) {
    const cells = parseCells(line);
    const item = /^(?:[-*•]|(\d{1,2})[.)])\s+(\S.*)$/.exec(line);
    if (cells) {
      if (rows.length === 0) close();
      rows.push(cells);
    } else if (item) {
      const type = item[1] ? 'numbered-list' : 'bulleted-list';
      if (list?.type !== type) {
        close();
        list = { type, children: [] };
        blocks.push(list);
      }
      list.children.push({ type: 'list-item', children: [toParagraph(item[2] ?? '')] });
    } else {
      if (line === '' || list || rows.length > 0) close();
      const isFirst = blocks.length === 0 && paragraph.length === 0;
      if (line !== '' && !(isFirst && isTitle(line, sectionName))) paragraph.push(line);
    }
  }
  close();
  return blocks;
}

const toParagraph = (text: string): Paragraph => ({ type: 'paragraph', children: [{ text }] });

/** Removes Markdown, which models add despite the instructions; a link becomes its text and URL. */
export const cleanLine = (line: string): string =>
  line
    .trim()
    .replace(/^(?:```\w*|---+|\*\*\*+)$/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/!?\[([^\][]+)\]\(([^()\s]+)\)/g, '$1 ($2)')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/(?<![\w_])__([^_]+)__(?![\w_])/g, '$1');

/** Whether a line only repeats the section name. */
const isTitle = (line: string, name: string): boolean =>
  line.replace(/(?<![:.\s])[:.\s]+$/, '').toLowerCase() === name.trim().toLowerCase();

const maxColumns = 8;

/** Returns the cells of a line such as "| Van | $4,000 |"; undefined for any other line. */
function parseCells(line: string): string[] | undefined {
  if (!/^\|.*\|$/.test(line)) return undefined;
  const cells = line.slice(1, -1).split('|');
  return cells.length > 1 ? cells.map((cell) => cell.trim()) : undefined;
}

/** Whether the cells are Markdown's separator between the column headings and the rows: "|---|---:|". */
const isRule = (cells: string[]): boolean => cells.every((cell) => /^:?-+:?$/.test(cell));

/** Returns a table whose first row has the column headings, or a paragraph if there are fewer than two rows. */
function createTableBlock(rows: string[][]): RichBlock | undefined {
  const filled = rows.filter((cells) => !isRule(cells) && cells.some((cell) => cell !== ''));
  const [first] = filled;
  if (!first) return undefined;
  if (filled.length === 1)
    return {
      type: 'paragraph',
      children: [{ text: first.filter((cell) => cell !== '').join(': ') }],
    };
  const columns = Math.min(maxColumns, Math.max(...filled.map((cells) => cells.length)));
  return createTable(
    filled.map((cells) => Array.from({ length: columns }, (_, index) => cells[index] ?? '')),
  );
}
