import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { findEnteredBudget } from './find-entered-budget.ts';
import { formatLike, listCellTexts, listTables, parsePlainNumber } from './table-amounts.ts';

const { warning } = createFindingFactory('table-rate');
/** "Indirect (10%)", "Overhead at 12.5%", unlike "Indirect (10% of salaries)" */
const indirectRow =
  /^(?:indirect(?: costs?)?|overhead|administration|administrative costs?|F&A)(?: costs?)?,? ?\(?(?:at )?(\d{1,2}(?:\.\d{1,2})?) ?%\)?$/i;
const totalRow = /^(?:grand |sub-?\s?)?totals?\b/i;

/** Finds rows of indirect costs that exceed their own percentage of the whole column, the largest possible base. */
export function tableRates(draft: Draft): Finding[] {
  // The other rules check an entered budget.
  if (findEnteredBudget(draft)) return [];
  return listTables(draft.document).flatMap((table) => {
    const rows = listCellTexts(table);
    const [header = []] = rows;
    if (rows.some((row) => row.length !== header.length)) return [];
    return rows.flatMap((row) => {
      const [label = '', ...cells] = row;
      const percent = Number(indirectRow.exec(label)?.[1]);
      if (!percent) return [];
      const findings = cells.flatMap((cell, index) => {
        const values = rows
          .filter(([name = '']) => !totalRow.test(name))
          .flatMap((other) => parsePlainNumber(other[index + 1] ?? '') ?? []);
        return checkRate(values, { label, percent, cell });
      });
      return findings.slice(0, 1);
    });
  });
}

type Row = { label: string; percent: number; cell: string };

/** @param values the amounts in the column of the row, including its own */
function checkRate(values: readonly number[], { label, percent, cell }: Row): Finding[] {
  const amount = parsePlainNumber(cell);
  const sum = values.reduce((total, value) => total + value, 0);
  if (amount === undefined || amount <= (sum * percent) / 100 + 1) return [];
  const most = formatLike(cell, ((sum - amount) * percent) / 100);
  return [
    warning(
      `${label} ${cell}`,
      `“${label}” is ${cell}, but ${percent}% of the other amounts is ${most}`,
      { help: 'Correct the amount or the percentage.', place: { type: 'words', words: cell } },
    ),
  ];
}
