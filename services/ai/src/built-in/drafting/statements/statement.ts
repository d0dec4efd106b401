import { topicStems } from '../../../text/words.ts';
import { type Topic, type TopicScores, topicsTold } from '../topics.ts';

export type Origin =
  'profile' | 'mission' | 'achievements' | 'currentProjects' | 'answer' | 'additional' | 'passage';

/** One thing the organization said, ready to stand in a draft. */
export type Statement = {
  /** A whole sentence; or, with `series`, a phrase that joins its neighbours of the same series. */
  text: string;
  series?: Series;
  /** No sentence could be made of it: it is shown in its writer's words, for a person to put right. */
  open?: true;
  /** Somebody wrote it out: it keeps its words and their order. */
  whole?: true;
  origin: Origin;
  /** Place in its source, so that what was said together stays together. */
  order: number;
  /** Place in the notes as their writer told them, whatever they were read as answers to. */
  told?: number;
  topics: TopicScores;
  stems: readonly string[];
  /** The text of the statement before it, which it points back to and says nothing without. */
  follows?: string;
  /** The question it answers. */
  question?: string;
  /** What that question asks about, where it asks about one thing. */
  asked?: Topic;
  /** It tells what happened: a record, and no plan. */
  past?: true;
};

/** "Our current projects include" a, b and c. */
export type Series = { key: string; lead: string };

type Given = Pick<
  Statement,
  'text' | 'origin' | 'order' | 'series' | 'question' | 'whole' | 'open'
>;

/** With `known`, what the statement is about is certain and its words are not asked. */
export const statement = (
  given: Given,
  prior: TopicScores = {},
  known: 'known' | 'guessed' = 'guessed',
): Statement => {
  const topics: TopicScores = known === 'known' ? {} : { ...topicsTold(given.text) };
  for (const [topic, weight] of Object.entries(prior) as [keyof TopicScores, number][])
    topics[topic] = (topics[topic] ?? 0) + weight;
  return { ...given, topics, stems: topicStems(given.text) };
};
