import type { Statement } from '../statements/statement.ts';
import type { Topic } from '../topics.ts';
import { isWritten } from './is-written.ts';
import { isShort } from './length.ts';
import type { SectionPlan } from './section-plan.ts';
import { isBrief } from './short-part.ts';

/** From here on a statement surely tells of a matter, whether a question drew it out or not. */
const surely = 1.5;

/** Which parts tell of a matter that no part asks for, the best place first. */
const beside: Partial<Record<Topic, readonly Topic[]>> = {
  need: ['population', 'project', 'goals', 'summary', 'track', 'organization'],
  population: ['need', 'project', 'goals', 'summary', 'track', 'organization'],
  project: ['goals', 'timeline', 'population', 'need', 'summary', 'track', 'organization'],
  timeline: ['project', 'goals', 'evaluation', 'need', 'organization'],
  goals: ['evaluation', 'project', 'timeline', 'need', 'track', 'organization'],
  evaluation: ['goals', 'project', 'timeline', 'track', 'organization'],
  staff: ['board', 'organization', 'track', 'project', 'goals'],
  partners: ['project', 'staff', 'organization', 'track', 'goals', 'need'],
  track: ['organization', 'staff', 'need', 'project'],
  sustainability: ['funding', 'project', 'goals', 'organization', 'budget'],
  funding: ['sustainability', 'budget', 'ask', 'project', 'organization'],
  equity: ['population', 'project', 'need', 'organization'],
  outreach: ['project', 'population', 'partners', 'goals'],
};

const mayHold = (plan: SectionPlan): boolean =>
  isWritten(plan) && !plan.ofANumber && !plan.ofRisk && !isShort(plan.limit) && !isBrief(plan);

const matterOf = ({ asked, topics }: Statement): Topic | undefined => {
  if (asked) return asked;
  const [best] = (Object.entries(topics) as [Topic, number][]).sort((a, b) => b[1] - a[1]);
  return best && best[1] >= surely ? best[0] : undefined;
};

/**
 * The part for what somebody said for this call and no part asks for, -1 where none would be right: whoever
 * reads the draft can take it out, and would never learn that it was left out.
 */
export const adoptedBy = (statement: Statement, plans: SectionPlan[]): number => {
  const matter = matterOf(statement);
  for (const topic of (matter && beside[matter]) ?? []) {
    const at = plans.findIndex((plan) => plan.asks[0] === topic && mayHold(plan));
    if (at >= 0) return at;
  }
  return -1;
};
