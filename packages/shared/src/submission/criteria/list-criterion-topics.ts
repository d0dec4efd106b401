import { mapAllWordsByStem, mapWordsByStem } from '../stems/list-content-stems.ts';
import { computeMentionedShare, weighStems, type WeightedStems } from '../stems/weigh-stems.ts';
import type { PublishedCriterion } from './list-published-criteria.ts';

/** The words by which a criterion is recognized. */
export type Topic = {
  /** By stem; the words of the name come first. */
  words: ReadonlyMap<string, string>;
  name: WeightedStems;
  rest: WeightedStems;
};

/** Words about how a criterion is judged, which are not part of its topic. */
const judging = new Set(
  mapAllWordsByStem(
    'proposal proposes applicant applying demonstrate extent quality degree strength strong ability capable criterion ' +
      'criteria score scoring point percent reviewer review rating rated consider considered likely likelihood ' +
      'appropriate adequate reasonable feasible feasibility clarity original originality creative excellence merit ' +
      'overall complete completeness realistic sound thorough compelling potential describes includes identified ' +
      'identifies identification provides well articulate convincing logical sufficient relevance relevant important ' +
      'importance interest willing willingness wide wider broad broader possess make making current currently either ' +
      'conduct conducted easy follow focus outlines lays after before through uses addresses addressed discusses ' +
      'discussion concise understandable statement narrative overview summary detail line item',
  ).keys(),
);
/** Words that are not a topic on their own: "Work plan" is about both words, "Plan for evaluation" about evaluation. */
const weak = new Set(mapWordsByStem('plan plans planning activities services approach').keys());

/** Lists the topic of each criterion; words shared by few criteria weigh more. */
export function listCriterionTopics(criteria: readonly PublishedCriterion[]): Topic[] {
  const names = criteria.map(({ name }) => mapNameWords(name));
  const rests = criteria.map(({ text }, index) =>
    removeStems(
      mapWordsByStem(text),
      (stem) => isJudging(stem) || names[index]?.has(stem) === true,
    ),
  );
  const nameStems = weighStems(names.map((words) => new Set(words.keys())));
  const restStems = weighStems(rests.map((words) => new Set(words.keys())));
  return criteria.map((_, index) => ({
    words: new Map([...(names[index] ?? []), ...(rests[index] ?? [])]),
    name: nameStems[index] ?? new Map<string, number>(),
    rest: restStems[index] ?? new Map<string, number>(),
  }));
}

/** Maps the content words by stem, or the weak and generic words if there are no others. */
function mapNameWords(name: string): Map<string, string> {
  const words = removeStems(mapWordsByStem(name), (stem) => isJudging(stem) || weak.has(stem));
  return words.size > 0 ? words : removeStems(mapAllWordsByStem(name), isJudging);
}

const isJudging = (stem: string): boolean => judging.has(stem) || /^\d+$/.test(stem);

const removeStems = (
  words: ReadonlyMap<string, string>,
  isLeftOut: (stem: string) => boolean,
): Map<string, string> => new Map([...words].filter(([stem]) => !isLeftOut(stem)));

/** Computes the share of a topic that is mentioned, from 0 to 1. The name and the rest have equal weight. */
export function computeTopicShare({ name, rest }: Topic, written: ReadonlySet<string>): number {
  const [ofName, ofRest] = [
    computeMentionedShare(name, written),
    computeMentionedShare(rest, written),
  ];
  if (rest.size === 0) return ofName;
  return name.size === 0 ? ofRest : (ofName + ofRest) / 2;
}
