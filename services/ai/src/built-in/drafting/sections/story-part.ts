import { isLetter } from './letter-part.ts';
import type { SectionPlan } from './section-plan.ts';

const holdsStory = ({
  name,
  fact,
  frame,
  silent,
  ofTheYear,
  ofUs,
  countOf,
  asks,
}: SectionPlan): boolean =>
  !fact &&
  !frame &&
  !silent &&
  !ofTheYear &&
  !ofUs &&
  !countOf &&
  (isLetter(name) ||
    !['identity', 'attachment', 'budget', 'ask', 'funding'].includes(asks[0] ?? 'project'));

/** The place of the one part that the whole story is told in: a letter, "the proposal"; -1 where there are several. */
export const storyPart = (plans: SectionPlan[]): number => {
  const at = plans.findIndex(holdsStory);
  return at >= 0 && !plans.some((plan, other) => other !== at && holdsStory(plan)) ? at : -1;
};
