import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { type Topic, type TopicScores, topicsAsked } from '../topics.ts';

/** Matters of money are asked for together. */
const ofMoney: ReadonlySet<Topic> = new Set<Topic>(['ask', 'budget', 'funding']);

/** The one thing that a question asks about; undefined where it asks several. */
export const onlyTopic = (question: string): Topic | undefined => {
  const noted = notedQuestions.get(question);
  if (noted) return noted;
  const [first, ...others] = Object.keys(topicsAsked(question)) as Topic[];
  return first !== undefined && others.length === 0 && !ofMoney.has(first) ? first : undefined;
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
