import type { CoverageVerdict, CriterionCoverage } from '@grantwright/shared/submission';
import { pluralize } from '../../../../lib/format.ts';

export const verdictLabels: Record<CoverageVerdict, string> = {
  covered: 'Covered',
  partly: 'Partly covered',
  not: 'Not covered',
  unknown: 'Can’t tell from the wording',
};

/** Formats a weight, for example " (20 points)". Returns an empty string if the guidelines state none. */
export function formatWeight({ points, percent }: CriterionCoverage['criterion']): string {
  if (points !== undefined) return ` (${pluralize(points, 'point')})`;
  return percent === undefined ? '' : ` (${percent}%)`;
}

const maxExcerptLength = 160;

/** Returns the beginning of a line, truncated at a word boundary. */
export function shortenExcerpt(text: string): string {
  if (text.length <= maxExcerptLength) return text;
  const start = text.slice(0, maxExcerptLength);
  const end = start.lastIndexOf(' ');
  return `${end > 0 ? start.slice(0, end) : start}…`;
}
