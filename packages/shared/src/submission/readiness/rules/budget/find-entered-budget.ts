import type { Budget } from '../../../../contract/submission.ts';
import type { Place } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

export const budgetPlace: Place = { type: 'budget' };

/** The budget table, unless it is empty. */
export const findEnteredBudget = ({ submission }: Draft): Budget | undefined =>
  submission?.budget && submission.budget.lines.length > 0 ? submission.budget : undefined;

/** " in “Budget”": the innermost section that contains the words; empty outside of sections. */
export function placeInSection({ sections }: Draft, words: string): string {
  const section = sections.findLast(({ text }) => text.includes(words));
  return section ? ` in “${section.heading}”` : '';
}
