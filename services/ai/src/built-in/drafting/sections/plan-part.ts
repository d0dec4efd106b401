import type { Statement } from '../statements/statement.ts';
import { tellsWhatWillBe } from '../statements/tells-past.ts';
import type { Topic } from '../topics.ts';
import type { SectionPlan } from './section-plan.ts';

/** What is asked for with an eye to what will be done, who will have it, and what will come of it. */
const ofPlans: ReadonlySet<Topic> = new Set<Topic>([
  'summary',
  'project',
  'population',
  'goals',
  'timeline',
  'evaluation',
  'sustainability',
  'equity',
  'outreach',
]);
/** Beside these a part asks for what was, too. */
const ofRecord: readonly Topic[] = ['track', 'organization', 'need', 'board'];
const asMuch = 0.5;

/** A part that speaks of what will be. */
export const isPlanPart = ({ asks, wants, tellsAll }: SectionPlan): boolean =>
  !tellsAll &&
  ofPlans.has(asks[0] ?? 'ask') &&
  !ofRecord.some((topic) => asks.includes(topic) && (wants[topic] ?? 0) >= asMuch);

/** A part that asks for what was done or was the case. */
export const isRecordPart = ({ asks, wants, fact, ofTheYear }: SectionPlan): boolean =>
  !fact &&
  !ofTheYear &&
  ofRecord.some((topic) => asks.includes(topic) && (wants[topic] ?? 0) >= asMuch);

/** An earlier paper tells what goes on; only what it says will be done has a place in a plan of days and aims. */
const mayGoOn: ReadonlySet<Topic> = new Set<Topic>(['project', 'population', 'equity', 'outreach']);

/** False of what an earlier paper says where a part speaks of what will be. */
export const mayStandInPlan = ({ origin, past, text }: Statement, section: SectionPlan): boolean =>
  origin !== 'passage' ||
  !isPlanPart(section) ||
  (!past && (mayGoOn.has(section.asks[0] ?? 'project') || tellsWhatWillBe(text)));
