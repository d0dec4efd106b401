import type { PageElement, Line, Row, Sheet, TableElement } from '../../page-model.ts';
import { buildRows, getRowText } from '../rows/build-rows.ts';
import type { RowTest } from '../rows/running-heads.ts';
import { findAlignedTables } from './find-aligned-tables.ts';
import { splitColumns, type Region } from './columns.ts';
import { splitLetterhead } from './split-letterhead.ts';
import { findRuledTables } from './find-ruled-tables.ts';
import { raiseSideLabels } from './side-labels.ts';

/** Returns the lines and tables of a page in reading order, without rows for which `isDropped` is true. */
export function findPageElements(page: Sheet, isDropped: RowTest): PageElement[] {
  const rows = buildRows(page.spans, page.rules).filter((row) => !isDropped(row));
  const { tables, rest } = findRuledTables(rows, page.rules, page.number);
  const elements = splitIntoRegions(rest, page).flatMap((region) =>
    findRegionElements(region, page.number),
  );
  for (const table of tables) insert(elements, { type: 'table', table });
  return elements;
}

const findRegionElements = (region: Region, page: number): PageElement[] =>
  findAlignedTables(raiseSideLabels(region.rows)).flatMap((part): PageElement[] =>
    'table' in part
      ? [{ type: 'table', table: { page, y: part.y, rows: part.table } }]
      : part.rows.map((row) => ({ type: 'line', line: createLine(row, region, page) })),
  );

/** Splits a page into columns and separates the letterhead on the first page. */
function splitIntoRegions(rows: Row[], page: Sheet): Region[] {
  if (page.number > 1) return splitColumns(rows);
  const { above, blocks, below } = splitLetterhead(rows, page.width, page.height);
  if (blocks.length === 0) return splitColumns(rows);
  return [above, below].flatMap((part, index) => [
    ...(index === 1 ? blocks : []),
    ...(part.length > 0 ? splitColumns(part) : []),
  ]);
}

/**
 * Inserts a drawn table before the first line below it in its column, or after the last line of the column.
 */
function insert(elements: PageElement[], element: PageElement & { type: 'table' }): void {
  const { table } = element;
  const outside = elements.filter((element) => !isInOtherColumn(element, table));
  const below = outside.find((other) => getTop(other) > table.y);
  const last = outside.at(-1);
  if (below) elements.splice(elements.indexOf(below), 0, element);
  else if (last) elements.splice(elements.indexOf(last) + 1, 0, element);
  else elements.push(element);
}

const isInOtherColumn = (
  element: PageElement,
  { left = -Infinity, right = Infinity }: TableElement,
) =>
  element.type === 'line' && (element.line.column.right < left || element.line.column.left > right);

const getTop = (element: PageElement) =>
  element.type === 'line' ? element.line.y : element.table.y;

function createLine(row: Row, region: Region, page: number): Line {
  const [first] = row.fragments;
  const longest = [...row.fragments].sort((a, b) => b.text.length - a.text.length)[0];
  return {
    page,
    text: getRowText(row),
    x: first?.x ?? 0,
    right: row.fragments.at(-1)?.right ?? 0,
    y: row.y,
    size: longest?.size ?? row.size,
    bold: row.fragments.every((fragment) => fragment.bold),
    italic: row.fragments.every((fragment) => fragment.italic),
    column: { left: region.left, right: region.right },
  };
}
