import { type Topic, topicsAsked } from '../drafting/topics.ts';
import { learntOfAsks } from './weights-of-asks.ts';
import { type Model, modelOf } from './model.ts';
import { featuresOf } from './features.ts';
import { weighFeatures } from './weigh-matters.ts';

/** What a part of an application may ask for first of all, as a grant writer would say it. */
export const asks = [
  'summary',
  'identity',
  'organization',
  'board',
  'track',
  'need',
  'people',
  'project',
  'goals',
  'timeline',
  'evaluation',
  'budget',
  'funding',
  'after',
  'staff',
  'partners',
  'equity',
  'voice',
  'outreach',
  'risk',
  'fit',
  'attachment',
  'other',
] as const;
export type Ask = (typeof asks)[number];

/** What notes can tell of it; of the others only the words of the part itself say what belongs there. */
export const topicOfAsk: Partial<Record<Ask, Topic>> = {
  summary: 'summary',
  identity: 'identity',
  organization: 'organization',
  board: 'board',
  track: 'track',
  need: 'need',
  people: 'population',
  project: 'project',
  goals: 'goals',
  timeline: 'timeline',
  evaluation: 'evaluation',
  budget: 'budget',
  funding: 'funding',
  after: 'sustainability',
  staff: 'staff',
  partners: 'partners',
  equity: 'equity',
  outreach: 'outreach',
  attachment: 'attachment',
};

let model: Model | undefined;
/** Years say nothing in what a funder asks. */
const anyYear = 0;

/** What the words of a funder show to whoever weighs what they ask for. */
export const featuresOfAsk = (text: string): string[] => featuresOf(text, anyYear, topicsAsked);

/** What the words of a part ask for, and how likely. */
export const askedOf = (text: string): { ask: Ask; weight: number } => {
  const weights = weighFeatures(featuresOfAsk(text), (model ??= modelOf(learntOfAsks)));
  const weight = Math.max(...weights);
  return { ask: asks[weights.indexOf(weight)] ?? 'other', weight };
};
