import type { Topic } from '../topics.ts';
import type { SectionPlan } from './section-plan.ts';

/** "Letter of intent", "LOI", "Concept note": whatever its prompts are mostly about, it tells who asks for what. */
const letter =
  /^(?:(?:an?|one|the|your|brief|short|initial|(?:one|two|three)-page) )*(?:letters? of (?:intent|inquiry|enquiry|interest|application|request)|lois?\b|(?:application|proposal|request|grant) letters?|expressions? of interest|concept (?:notes?|papers?))\b/i;

/** Whether a part is called a letter that tells who asks for what, and why. */
export const isLetter = (name: string): boolean => letter.test(name);

/** What whoever reads such a letter must learn, in its order. */
const ofALetter: readonly Topic[] = ['ask', 'organization', 'need', 'project', 'budget', 'funding'];

/** A letter tells the project and who carries it, also where its prompts name little but the money. */
export const withWholeStory = (plan: SectionPlan): SectionPlan => {
  if (!isLetter(plan.name)) return { ...plan, tellsAll: true };
  const missing = ofALetter.filter((topic) => !plan.asks.includes(topic));
  return {
    ...plan,
    tellsAll: true,
    wants: { ...Object.fromEntries(ofALetter.map((topic) => [topic, 1])), ...plan.wants },
    asks: [...plan.asks, ...missing],
  };
};
