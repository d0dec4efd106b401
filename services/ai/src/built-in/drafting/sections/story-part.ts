import type { Topic } from '../topics.ts';
import type { SectionPlan } from './section-plan.ts';

/** "Letter of intent", "LOI", "Concept note": whatever its prompts are mostly about, it tells who asks for what. */
const letterName =
  /^(?:(?:an?|one|the|your|brief|short|initial|(?:one|two|three)-page) )*(?:letters? of (?:intent|inquiry|enquiry|interest|application|request)|lois?\b|(?:application|proposal|request|grant) letters?|expressions? of interest|concept (?:notes?|papers?))\b/i;

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
  (letterName.test(name) ||
    !['identity', 'attachment', 'budget', 'ask', 'funding'].includes(asks[0] ?? 'project'));

/** The place of the one part that the whole story is told in: a letter, "the proposal"; -1 where there are several. */
export const storyPart = (plans: SectionPlan[]): number => {
  const at = plans.findIndex(holdsStory);
  return at >= 0 && !plans.some((plan, other) => other !== at && holdsStory(plan)) ? at : -1;
};

/** What whoever reads such a letter must learn, in its order. */
const ofALetter: readonly Topic[] = ['ask', 'organization', 'need', 'project', 'budget', 'funding'];

/** A letter tells the project and who carries it, also where its prompts name little but the money. */
export const withWholeStory = (plan: SectionPlan): SectionPlan => {
  if (!letterName.test(plan.name)) return { ...plan, tellsAll: true };
  const missing = ofALetter.filter((topic) => !plan.asks.includes(topic));
  return {
    ...plan,
    tellsAll: true,
    wants: { ...Object.fromEntries(ofALetter.map((topic) => [topic, 1])), ...plan.wants },
    asks: [...plan.asks, ...missing],
  };
};
