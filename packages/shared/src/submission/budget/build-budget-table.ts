import type { Budget } from '../../contract/submission.ts';
import {
  documentToText,
  listSections,
  type RichBlock,
  type RichDocument,
  type Table,
  type TableCell,
} from '../../richtext/index.ts';
import { formatAmount } from './format-amount.ts';
import { isSameText } from '../../text/comparable-text.ts';
import { sumBudget } from './sum-budget.ts';

const columns = ['Item', 'Basis', 'Cost', 'Requested', 'Other sources'] as const;
/** A heading of the table may have been reworded. */
const minSameColumns = 4;

/** Formats the budget as a table for the text, with a row of totals. */
export function buildBudgetTable(budget: Budget): Table {
  const [header = [], ...rows] = listTableRows(budget);
  return {
    type: 'table',
    children: [
      {
        type: 'table-row',
        children: header.map((text) => ({ ...createCell(text), header: true })),
      },
      ...rows.map((row, index) => ({
        type: 'table-row' as const,
        children: row.map((text) => createCell(text, index === rows.length - 1)),
      })),
    ],
  };
}

function listTableRows({ currency, lines }: Budget): string[][] {
  const amounts = (cost: number, requested: number, other: number) =>
    [cost, requested, other].map((amount) => formatAmount(amount, currency));
  const sums = sumBudget(lines);
  return [
    [...columns],
    ...lines.map(({ item, basis = '', cost, requested, other = 0 }) => [
      item,
      basis,
      ...amounts(cost, requested, other),
    ]),
    ['Total', '', ...amounts(sums.cost, sums.requested, sums.other)],
  ];
}

const createCell = (text: string, isTotal = false): TableCell => ({
  type: 'table-cell',
  children: [{ type: 'paragraph', children: [isTotal ? { text, bold: true } : { text }] }],
});

/** Whether a block is an inserted budget table, current or outdated. */
export function isBudgetTable(block: RichBlock): boolean {
  if (block.type !== 'table') return false;
  const header = listCellTexts(block)[0] ?? [];
  const same = columns.filter((name, index) => isSameText(name, header[index] ?? ''));
  return header.length === columns.length && same.length >= minSameColumns;
}

/** Whether an inserted table matches the current budget, ignoring its headings. */
export function isCurrentTable(table: Table, budget: Budget): boolean {
  const [, ...shown] = listCellTexts(table);
  const [, ...current] = listTableRows(budget);
  return JSON.stringify(shown) === JSON.stringify(current.map((row) => row.map(collapseSpaces)));
}

const listCellTexts = (table: Table): string[][] =>
  table.children.map(({ children }) =>
    children.map((one) => collapseSpaces(documentToText(one.children))),
  );

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

type TablePlace = {
  index: number;
  /** Whether the table replaces an inserted one at `index`; otherwise it is inserted before that block. */
  isReplacing: boolean;
};

const budgetHeading = /\bbudget\b/i;
/** Headings about the applicant's finances rather than the project's. */
const ofApplicant = /\b(?:annual|operating|organi[sz]ation(?:al|'s|’s)?|agency|current)\b/i;

/** Whether a heading names the project budget. */
export const isBudgetHeading = (heading: string): boolean =>
  budgetHeading.test(heading) && !ofApplicant.test(heading);

/** Finds where to insert the budget: in place of an inserted table, else at the end of the budget section. */
export function findBudgetTable(document: RichDocument): TablePlace | undefined {
  const inserted = document.findIndex(isBudgetTable);
  if (inserted >= 0) return { index: inserted, isReplacing: true };
  const sections = listSections(document).filter(
    ({ level, heading }) => level > 0 && isBudgetHeading(heading),
  );
  const section = sections.find(({ heading }) => isSameText(heading, 'Budget')) ?? sections[0];
  if (!section) return undefined;
  const sectionBlocks = document.slice(section.start, section.end);
  const last = sectionBlocks.findLastIndex((block) => documentToText([block]).trim() !== '');
  return { index: section.start + Math.max(0, last) + 1, isReplacing: false };
}
