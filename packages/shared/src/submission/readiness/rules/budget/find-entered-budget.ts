import type { Budget } from '../../../../contract/submission.ts';
import type { Place } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

export const budgetPlace: Place = { type: 'budget' };

/** Finds the budget table, unless it is empty. */
export const findEnteredBudget = ({ submission }: Draft): Budget | undefined =>
  submission?.budget && submission.budget.lines.length > 0 ? submission.budget : undefined;

/** Returns a phrase such as " in “Budget”" for the innermost section that contains the words, or an empty string. */
export function placeInSection({ sections }: Draft, words: string): string {
  const section = sections.findLast(({ text }) => text.includes(words));
  return section ? ` in “${section.heading}”` : '';
}
