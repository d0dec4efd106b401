import type { Budget } from '@grantwright/shared/contract';
import { sumBudget } from '@grantwright/shared/submission';
import writeExcelFile, { type CellObject, type Feature } from 'write-excel-file/universal';

/** Larger entries would be compressed in a worker, which the page's content security policy forbids. */
const maxTextBytes = 120_000;

/** Together they fit on a landscape page. */
const columns = [
  { name: 'Item', width: 32, align: 'left' },
  { name: 'Basis', width: 30, align: 'left' },
  { name: 'Cost', width: 15, align: 'right' },
  { name: 'Requested', width: 15, align: 'right' },
  { name: 'Other sources', width: 15, align: 'right' },
] as const;
const amountColumns = { C: 'cost', D: 'requested', E: 'other' } as const;

/** Number formats for currencies with a common symbol. Other currencies show their code. */
const currencyFormats: Record<string, string> = {
  USD: '[$$-409]#,##0.00',
  EUR: '[$€-2] #,##0.00',
  GBP: '[$£-809]#,##0.00',
};

/**
 * Exports the budget as a spreadsheet with formulas for the sums.
 *
 * @throws if the text is too long for a spreadsheet
 */
export async function createBudgetFile({ currency, lines }: Budget): Promise<Blob> {
  const texts = lines.map(({ item, basis = '' }) => item + basis).join('');
  if (new TextEncoder().encode(texts).length > maxTextBytes)
    throw new Error(
      'The budget has text that is too long for a spreadsheet. Shorten it and try again.',
    );
  const format = currencyFormats[currency] ?? `[$${currency}] #,##0.00`;
  const createAmountCell = (value: number): CellObject => ({ value, type: Number, format });
  const rows = lines.map(({ item, basis = '', cost, requested, other = 0 }) => [
    createTextCell(item),
    createTextCell(basis),
    createAmountCell(cost),
    createAmountCell(requested),
    createAmountCell(other),
  ]);
  const header = columns.map(({ name, align }): CellObject => ({
    ...createTextCell(name),
    fontWeight: 'bold',
    align,
  }));
  const sums = Object.keys(amountColumns).map((column): CellObject => ({
    value: createSumFormula(column, lines.length),
    type: 'Formula',
    format,
    fontWeight: 'bold',
  }));
  const total = [{ ...createTextCell('Total'), fontWeight: 'bold' as const }, null, ...sums];
  const options = {
    sheet: 'Budget',
    columns: columns.map(({ width }) => ({ width })),
    orientation: 'landscape',
  } as const;
  const features = [storeSums(lines)];
  // Without a name, programs choose a different font for bold cells.
  const font = { fontFamily: 'Arial', fontSize: 10 };
  return writeExcelFile([header, ...rows, total], options, { features, ...font }).toBlob();
}

/** Stores a value as text even if it looks like a formula. */
const createTextCell = (value: string): CellObject => ({
  value,
  type: String,
  format: '@',
  wrap: true,
  alignVertical: 'top',
});

const createSumFormula = (column: string, lines: number) => `SUM(${column}2:${column}${lines + 1})`;

/** Stores the result of each formula for programs that do not calculate formulas themselves. */
function storeSums(lines: Budget['lines']): Feature<Blob> {
  const sums = sumBudget(lines);
  const transform = (xml: string) =>
    Object.entries(amountColumns).reduce((content, [column, field]) => {
      const formula = `<f>${createSumFormula(column, lines.length)}</f>`;
      return content.replace(formula, `${formula}<v>${sums[field]}</v>`);
    }, xml);
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } };
}
