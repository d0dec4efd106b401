import { askedOf, topicOfAsk } from '../../matters/asked-of.ts';
import type { Topic, TopicScores } from '../topics.ts';

/** What the words of a part ask for, where no lexicon of ours is sure: by what was learnt of many forms. */
export type LearnedAsk = { topic: Topic } | 'no matter of notes' | undefined;

/** From here on it is taken against what single words of the part say. */
const surely = 0.8;
/** From here on where its name says nothing, from here on where nothing does. */
const likely = 0.55;
const perhaps = 0.35;

/** A word of the part that a lexicon knows still counts beside what it asks for. */
const besides = 0.45;
/** What its name names is asked for about as much. */
const named = 0.9;

/** "Funding" alone may ask for anything about money. */
const fewestWords = 3;
/** So likely must be what a word or two ask for. */
const half = 0.5;
/** What is filled in, attached or told in brief is known by its name. */
const papers: ReadonlySet<string> = new Set(['attachment', 'identity', 'summary']);

/** Reads what a part asks for: its name alone says most, its description and prompts say more. */
export const learnedAsk = (
  name: string,
  text: string,
  byName: TopicScores,
  byLexicon: TopicScores,
): LearnedAsk => {
  const [strongest] = Object.entries(byLexicon).sort((a, b) => b[1] - a[1])[0] ?? [];
  const words = `${name} ${text}`.trim().split(/\s+/).length;
  if (papers.has(strongest ?? '')) return undefined;
  const { ask, weight } = askedOf(`${name}${/[.?!:]$/.test(name) ? '' : ':'} ${text}`.trim());
  const needed =
    Object.keys(byName).length > 0 ? surely : Object.keys(byLexicon).length > 0 ? likely : perhaps;
  if (weight < needed || (words < fewestWords && (weight < half || ask === 'funding')))
    return undefined;
  const topic = topicOfAsk[ask];
  // What the lexicon heard is heard already, and work of earlier years is none of the project's.
  if (topic && (byLexicon[topic] || (topic === 'project' && Object.keys(byName).length > 0)))
    return undefined;
  return topic ? { topic } : 'no matter of notes';
};

/** The scores of a part with what it was learnt to ask for before all else. */
export const withLearned = (
  scores: TopicScores,
  { topic }: { topic: Topic },
  byName: TopicScores,
): TopicScores => {
  const highest = Math.max(1, ...Object.values(scores));
  return {
    ...Object.fromEntries(
      (Object.entries(scores) as [Topic, number][]).map(([other, score]) => [
        other,
        Math.min(score, highest * (byName[other] ? named : besides)),
      ]),
    ),
    [topic]: highest,
  };
};
