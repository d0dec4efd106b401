import { wordsByStem, wordsOfName } from '../stems/content-stems.ts';
import { mentionedShare, weighStems, type WeightedStems } from '../stems/weigh-stems.ts';
import type { PublishedCriterion } from './published-criteria.ts';

/** The words that a criterion is recognized by. */
export type Topic = {
  /** By their stems, those of its name first. */
  words: ReadonlyMap<string, string>;
  name: WeightedStems;
  rest: WeightedStems;
};

/** How a criterion is judged, not what it is about. */
const judging = new Set(
  wordsByStem(
    'proposal applicant applying demonstrate extent quality degree strength strong ability capable criterion criteria ' +
      'score scoring point percent reviewer review rating rated consider considered likely likelihood appropriate ' +
      'adequate reasonable feasible feasibility clarity original originality creative excellence merit overall ' +
      'complete completeness realistic sound thorough compelling potential describes includes identifies provides ' +
      'well articulate convincing logical sufficient relevance relevant',
  ).keys(),
);

/** The topic of each criterion; words that few criteria have weigh more. */
export function topicsOf(criteria: readonly PublishedCriterion[]): Topic[] {
  const names = criteria.map(({ name }) => withoutJudging(wordsOfName(name)));
  const rests = criteria.map(({ text }, index) => {
    const words = withoutJudging(wordsByStem(text));
    return new Map([...words].filter(([stem]) => !names[index]?.has(stem)));
  });
  const nameStems = weighStems(names.map((words) => new Set(words.keys())));
  const restStems = weighStems(rests.map((words) => new Set(words.keys())));
  return criteria.map((_, index) => ({
    words: new Map([...(names[index] ?? []), ...(rests[index] ?? [])]),
    name: nameStems[index] ?? new Map<string, number>(),
    rest: restStems[index] ?? new Map<string, number>(),
  }));
}

const withoutJudging = (words: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...words].filter(([stem]) => !judging.has(stem) && !/^\d+$/.test(stem)));

/** How much of a topic is mentioned, from 0 to 1: its name and the rest count the same. */
export function topicShare({ name, rest }: Topic, written: ReadonlySet<string>): number {
  const [ofName, ofRest] = [mentionedShare(name, written), mentionedShare(rest, written)];
  if (rest.size === 0) return ofName;
  return name.size === 0 ? ofRest : (ofName + ofRest) / 2;
}
