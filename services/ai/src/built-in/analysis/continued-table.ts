import type { TablePart } from './guidelines.ts';
import type { tableOf } from './table.ts';

/** The rest of a table over the next page has the columns of the first part. */
export const continued = (
  table: ReturnType<typeof tableOf>,
  before: TablePart | undefined,
  at: number,
  page: number | undefined,
): ReturnType<typeof tableOf> => {
  const width = Math.max(0, ...table.rows.map((row) => row.length));
  return table.header.length === 0 &&
    before?.block === at - 1 &&
    before.page !== page &&
    before.header.length === width
    ? { ...table, header: before.header }
    : table;
};
