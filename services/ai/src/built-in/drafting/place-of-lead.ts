import type { SectionPlan } from './sections/section-plan.ts';
import { storyPart } from './sections/story-part.ts';
import { topicsAsked } from './topics.ts';

/** Sheets for a part of the money ask for no sentence on the whole. */
const ofSheet =
  /\b(?:budgets?|costs?|expens\w+|financ\w+|form|sheet|table|worksheet|narrative|justification)\b/i;

/** Where the sentence stands that says who asks for what: in the summary, the request, or at the head of a letter. */
export const placeOfLead = (plans: SectionPlan[], budgetAt: number): number => {
  const letter = storyPart(plans);
  const places = [
    plans.findIndex(({ asks, name }) => asks[0] === 'summary' && topicsAsked(name).summary),
    plans.findIndex(({ inShort }) => inShort),
    plans.findIndex(({ frame }) => frame),
    plans.findIndex(
      ({ asks, name, fact }, at) =>
        at !== budgetAt &&
        !fact &&
        (asks[0] === 'ask' || asks[0] === 'budget') &&
        (topicsAsked(name).ask ?? topicsAsked(name).budget ?? 0) > 0 &&
        !ofSheet.test(name),
    ),
    budgetAt < 0 || budgetAt === letter ? letter : -1,
  ];
  return places.find((at) => at >= 0) ?? -1;
};
