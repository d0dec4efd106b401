import type { Unit } from '../../document/unit.ts';

const totals: readonly RegExp[] = [
  /\btotal\b[^.\d]{0,40}?\b(?<total>\d{2,3}) ?(?:points?\b|pts\b|$)/gi,
  /\btotals?(?: possible| available| maximum)?(?: score| points)?\s?[:|=]\s?(?<total>\d{2,3})(?! ?%)\b/gi,
  /\b(?<total>\d{2,3}) (?:total |possible |maximum )?points (?:in total|total|possible|available|overall)\b/gi,
  /\bout of (?:a )?(?:(?:possible|total|maximum)(?: of)? )?(?<total>\d{2,3})(?: possible| total)? points\b/gi,
  /\bmaximum (?:total |possible |overall )?(?:score|number of points|points)(?: possible| available)?(?: is| of|:) (?<total>\d{2,3})\b/gi,
  /\b(?<total>\d{2,3})[- ]point (?:scale|system|rubric)\b/gi,
];

/** Returns the point totals stated by the funder: "for a total of 100 points". */
export const findStatedTotals = (units: readonly Unit[]): ReadonlySet<number> =>
  new Set(
    units.flatMap(({ text }) =>
      totals.flatMap((total) =>
        [...text.matchAll(total)].map(({ groups }) => Number(groups?.['total'])),
      ),
    ),
  );
