import { limits, type Criterion } from '@grantwright/shared/contract';
import type { Unit } from '../../document/unit.ts';
import { chooseCriteria } from './choose-criteria.ts';
import { findLineCriteria } from './find-line-criteria.ts';
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

const totals: readonly RegExp[] = [
  /\btotal\b[^.\d]{0,40}?\b(?<total>\d{2,3}) ?(?:points?\b|pts\b|$)/gi,
  /\btotals?(?: possible| available| maximum)?(?: score| points)?\s?[:|=]\s?(?<total>\d{2,3})(?! ?%)\b/gi,
  /\b(?<total>\d{2,3}) (?:total |possible |maximum )?points (?:in total|total|possible|available|overall)\b/gi,
  /\bout of (?:a )?(?:(?:possible|total|maximum)(?: of)? )?(?<total>\d{2,3})(?: possible| total)? points\b/gi,
  /\bmaximum (?:total |possible |overall )?(?:score|number of points|points)(?: possible| available)?(?: is| of|:) (?<total>\d{2,3})\b/gi,
  /\b(?<total>\d{2,3})[- ]point (?:scale|system|rubric)\b/gi,
];

/** Returns the point totals stated by the funder: "for a total of 100 points". */
const findStatedTotals = (units: readonly Unit[]): ReadonlySet<number> =>
  new Set(
    units.flatMap(({ text }) =>
      totals.flatMap((total) =>
        [...text.matchAll(total)].map(({ groups }) => Number(groups?.['total'])),
      ),
    ),
  );
