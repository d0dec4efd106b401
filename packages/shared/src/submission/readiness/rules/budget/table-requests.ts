import { isDifferent } from '../../../budget/sum-budget.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { findEnteredBudget, placeInSection } from './find-entered-budget.ts';
import { findRequestsInText, isPerYear } from './find-requests-in-text.ts';
import { listCellTexts, listTables, parsePlainNumber, totalRowPattern } from './table-amounts.ts';

const { warning } = createFindingFactory('table-request');
/** The header of a column with the funder's share: "Requested", "Grant request", "Amount requested ($)". */
const requestColumn =
  /^(?:(?:grant|amount|funds|funding|total) )?request(?:ed)?(?: amount)?(?: ?\([^)]*\))?$/i;

/** Finds a table in the text whose requested total differs from every request that the text states. */
export function tableRequests(draft: Draft): Finding[] {
  // The other rules compare an entered budget with the text.
  if (findEnteredBudget(draft)) return [];
  const requests = findRequestsInText(draft).filter((request) => !isPerYear(request));
  const [request] = requests;
  const totals = listTables(draft.document).flatMap((table) =>
    listRequestedTotals(listCellTexts(table)),
  );
  const [total] = totals;
  const isStated = totals.some(({ amount }) =>
    requests.some((one) => !isDifferent(one.amount, amount)),
  );
  if (!request || !total || isStated) return [];
  return [
    warning(
      'text',
      `The text requests ${request.text}${placeInSection(draft, request.sentence)}; the table requests ${total.cell}`,
      {
        help: 'State one amount, the same in the text and in the table.',
        place: { type: 'words', words: total.cell },
      },
    ),
  ];
}

/** Lists the totals of the columns with requested amounts. */
function listRequestedTotals(rows: string[][]): { cell: string; amount: number }[] {
  const [header = []] = rows;
  return header.flatMap((name, column) =>
    requestColumn.test(name)
      ? rows.flatMap((row) => {
          const cell = row[column] ?? '';
          const amount = parsePlainNumber(cell);
          const isTotal = row.length === header.length && totalRowPattern.test(row[0] ?? '');
          return isTotal && amount !== undefined ? [{ cell, amount }] : [];
        })
      : [],
  );
}
