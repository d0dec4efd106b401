import type { Line } from '../paper.ts';
import { type Amount, amountsOf } from './amounts-of-row.ts';

/** "Total 2024 £", "Total funds": beside the columns of the kinds of funds, the one that adds them up. */
const ofAll = /^totals?\b(?: funds?)?[ \d£$€’'./-]*(?:funds?)?[ \d£$€’'./-]*$/i;
const ofAPart =
  /^(?:unrestricted|restricted|designated|endowment|general|with(?:out)? donor restrictions?)\b/i;
const mostRows = 60;

/**
 * Accounts that keep the funds with a purpose apart give each amount for either kind, and then for both: only the last is
 * what the body spent.
 */
export const amountsOfTotalColumn = (lines: Line[], at: number): Amount[] => {
  const label = lines[at];
  if (label?.row === undefined) return [];
  const table = lines
    .slice(Math.max(0, at - mostRows * 4), at)
    .filter(({ block, row }) => block === label.block && row !== undefined && row !== label.row);
  const total = table.find(({ text }) => ofAll.test(text) && !/\d,\d/.test(text));
  const isHead = table.some(({ row, text }) => row === total?.row && ofAPart.test(text));
  if (!total || !isHead) return [];
  return lines
    .slice(at + 1)
    .filter(({ row, column }) => row === label.row && column === total.column)
    .flatMap(amountsOf);
};
