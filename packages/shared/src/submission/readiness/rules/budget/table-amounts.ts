import { documentToText, type RichDocument, type Table } from '../../../../richtext/index.ts';

/** The label of a total row: "Total project costs". */
export const totalRowPattern =
  /^(?:grand )?totals?(?: (?:project|program|budget|costs?|expenses?|expenditures?|requests?|requested|amount|funding|revenues?|income))*(?: ?\([^)]*\))?:?$/i;

/**
 * Parses the value of a cell that contains only a number, with or without a currency. Returns undefined for a
 * percentage.
 */
export function parsePlainNumber(cell: string): number | undefined {
  const match =
    /^(\()?(?:US|CA|A)?[$€£]?\s?(-?\d{1,3}(?:,\d{3})+|-?\d+)(\.\d{1,2})?\)?(?:\s?(?:USD|EUR|GBP))?$/.exec(
      cell,
    );
  if (!match) return undefined;
  const [, negative, whole = '', cents = ''] = match;
  const value = Number(whole.replaceAll(',', '') + cents);
  return negative ? -value : value;
}

export const listTables = (document: RichDocument): Table[] =>
  document.filter((block) => block.type === 'table');

/** Lists the cell texts of a table, by row. */
export const listCellTexts = ({ children }: Table): string[][] =>
  children.map((row) => row.children.map((cell) => documentToText(cell.children).trim()));

/** Formats an amount with the currency sign of a cell. */
export const formatLike = (cell: string, amount: number): string => {
  const digits = Number.isInteger(Math.round(amount * 100) / 100) ? 0 : 2;
  const text = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${/[$€£]/.exec(cell)?.[0] ?? ''}${text}`;
};
