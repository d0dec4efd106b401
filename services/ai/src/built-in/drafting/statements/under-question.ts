import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { asksWhatFunds } from './frames/funded-by.ts';
import { asksOfEarlierGrants } from './earlier-grants.ts';
import { askedOf, topicOfAsk } from '../../matters/asked-of.ts';
import { type Topic, type TopicScores, topicsAsked } from '../topics.ts';

/** Matters of money are asked for together. */
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(['ask', 'budget', 'funding']);

/** The one thing that a question asks about; undefined where it asks several. */
export const onlyTopic = (question: string): Topic | undefined => {
  const noted = notedQuestions.get(question);
  if (noted) return noted;
  if (asksWhatFunds(question)) return 'organization';
  if (asksOfEarlierGrants(question)) return 'track';
  const named = Object.keys(topicsAsked(question)) as Topic[];
  if (named.length > 1) return undefined;
  const only = learnt(question) ?? named[0];
  return only !== undefined && !ofMoney.has(only) ? only : undefined;
};

/** Surer than this, what its words ask for as a whole is known. */
const surelyAsked = 0.7;
const learnt = (question: string): Topic | undefined => {
  const { ask, weight } = askedOf(question);
  return weight >= surelyAsked ? topicOfAsk[ask] : undefined;
};

const surely = 3;
/** What else an answer speaks of is said beside it. */
const besides = 1;

/** Of "Why is it needed?" every sentence of the answer tells the need, whatever else its words speak of. */
export const underQuestion = (topics: TopicScores, asked: Topic): TopicScores => ({
  ...(Object.fromEntries(
    Object.entries(topics).map(([topic, weight]) => [topic, Math.min(weight, besides)]),
  ) as TopicScores),
  [asked]: Math.max(surely, topics[asked] ?? 0),
});
