import { limits, type Criterion } from '@grantwright/shared/contract';
import type { Unit } from '../../document/unit.ts';
import { chooseCriteria } from './choose-criteria.ts';
import { findLineCriteria } from './find-line-criteria.ts';
import { findStatedTotals } from './stated-totals.ts';
import { findTableCriteria } from './find-table-criteria.ts';
import type { WeightedCriterion } from './weighted-criterion.ts';

/** A single weight in a call may be a threshold, whereas an amendment may change a single criterion. */
const minCriteria = { call: 2, supplement: 1 };

/** Finds the evaluation criteria with points or percentages, in the funder's order. */
export function findCriteria(
  units: readonly Unit[],
  kind: keyof typeof minCriteria = 'call',
): Criterion[] {
  const candidates = groupIntoBlocks(units).flatMap((block) => {
    const tableCriteria = block.some(({ row }) => row) ? findTableCriteria(block) : [];
    return tableCriteria.length > 0 ? tableCriteria : block.flatMap(findLineCriteria);
  });
  if (candidates.length === 0) return [];
  const chosen = chooseCriteria(candidates, findStatedTotals(units), minCriteria[kind]);
  return chosen.slice(0, limits.criteria).map(toCriterion);
}

/** Groups units by block of the extracted text. Treats a table that continues on the next page as one block. */
function groupIntoBlocks(units: readonly Unit[]): Unit[][] {
  const blocks: Unit[][] = [];
  for (const unit of units) {
    const current = blocks.at(-1);
    const last = current?.at(-1);
    const isTable = unit.row !== undefined && last?.row !== undefined;
    if (last && (last.block === unit.block || (isTable && last.block === unit.block - 1)))
      current?.push(unit);
    else blocks.push([unit]);
  }
  return blocks;
}

const toCriterion = ({ name, amount, unit, source }: WeightedCriterion): Criterion => ({
  name,
  [unit]: amount,
  quote: source.text,
  ...(source.page !== undefined && { page: source.page }),
});
