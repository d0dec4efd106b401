import type { AnalysisDetails } from '../../contract/analysis.ts';
import type { RichDocument } from '../../richtext/index.ts';
import type { Place } from '../readiness/finding.ts';
import { listStems } from '../stems/list-content-stems.ts';
import { computeTopicShare, listCriterionTopics, type Topic } from './list-criterion-topics.ts';
import { splitIntoPassages, type Part, type Passage } from './draft-passages.ts';
import { listPublishedCriteria, type PublishedCriterion } from './list-published-criteria.ts';

/** `unknown` if the criterion does not name a topic, such as "Feasibility" or "Quality of the proposal". */
export type CoverageVerdict = 'covered' | 'partly' | 'not' | 'unknown';

export type CriterionCoverage = {
  criterion: PublishedCriterion;
  verdict: CoverageVerdict;
  /** The line of the draft that mentions the most of its words. */
  line?: { text: string; place: Place } | undefined;
  /** Its words not mentioned in the draft, as written in the guidelines. */
  missing: readonly string[];
  /** Its words mentioned only in passages other than the best passage. */
  elsewhere: readonly string[];
};

/**
 * Thresholds for the share of a criterion's words that are mentioned. In between, either verdict would be wrong too
 * often.
 */
const coveredShare = 0.55;
const absentShare = 0.25;
/** A single word may be a passing mention. */
const minMentions = 2;
/** Applies to sections whose heading names the criterion. */
const minWords = 30;
const maxPlaceLength = 80;

/** Judges which criteria the draft covers by their words, not how convincing the draft is. */
export function assessCriteriaCoverage(
  document: RichDocument,
  details: AnalysisDetails,
): CriterionCoverage[] {
  const criteria = listPublishedCriteria(details);
  const topics = listCriterionTopics(criteria);
  const { passages, parts } = splitIntoPassages(document);
  const draftStems = collectMentioned(passages);
  return criteria.map((criterion, index): CriterionCoverage => {
    const topic = topics[index];
    if (!topic || topic.words.size === 0)
      return { criterion, verdict: 'unknown', missing: [], elsewhere: [] };
    const relatedParts = parts.filter((part) => part.passages.length > 0 && isAbout(part, topic));
    const best =
      findBestPassage(
        relatedParts.flatMap((part) => part.passages),
        topic,
      ) ?? findBestPassage(passages, topic);
    return {
      criterion,
      verdict: judgeCoverage(topic, { passages, relatedParts, draftStems }),
      line: best && pickMostRelevantLine(best, topic),
      missing: listWords(topic, (stem) => !draftStems.has(stem)),
      elsewhere: listWords(topic, (stem) => draftStems.has(stem) && !best?.mentioned.has(stem)),
    };
  });
}

type Draft = {
  passages: readonly Passage[];
  relatedParts: readonly Part[];
  draftStems: ReadonlySet<string>;
};

function judgeCoverage(
  topic: Topic,
  { passages, relatedParts, draftStems }: Draft,
): CoverageVerdict {
  if (relatedParts.length === 0 && computeTopicShare(topic, draftStems) < absentShare) return 'not';
  const isCovered = (stems: ReadonlySet<string>) => computeTopicShare(topic, stems) >= coveredShare;
  const isInPassage = passages.some(
    (passage) => isCovered(passage.mentioned) && countMentions(passage, topic) >= minMentions,
  );
  const isInPart = relatedParts.some(
    (part) =>
      isCovered(collectMentioned(part.passages)) &&
      part.passages.reduce((sum, { words }) => sum + words, 0) >= minWords,
  );
  return isInPassage || isInPart ? 'covered' : 'partly';
}

/** Whether the heading names the criterion. */
const isAbout = ({ heading }: Part, { name }: Topic): boolean =>
  [...name.keys()].some((stem) => heading.has(stem));

const collectMentioned = (passages: readonly Passage[]): Set<string> =>
  new Set(passages.flatMap(({ mentioned }) => [...mentioned]));

/** The heading counts as one more mention, but not on its own. */
function countMentions({ heading, stems }: Passage, { words }: Topic): number {
  const count = stems.filter((stem) => words.has(stem)).length;
  return count > 0 && heading.some((stem) => words.has(stem)) ? count + 1 : count;
}

/**
 * Finds the passage that mentions the largest share of the topic. Ties go to the most mentions, then to the first
 * passage. Returns undefined if none mentions it.
 */
function findBestPassage(passages: readonly Passage[], topic: Topic): Passage | undefined {
  let [best, highestShare]: [Passage | undefined, number] = [undefined, 0];
  for (const passage of passages) {
    const value =
      computeTopicShare(topic, passage.mentioned) + countMentions(passage, topic) / 1_000;
    if (value > highestShare) [best, highestShare] = [passage, value];
  }
  return best;
}

function pickMostRelevantLine({ lines }: Passage, topic: Topic): CriterionCoverage['line'] {
  const mentions = (line: string) => listStems(line).filter((stem) => topic.words.has(stem)).length;
  const text = lines.toSorted((a, b) => mentions(b) - mentions(a))[0]?.trim() ?? '';
  return { text, place: { type: 'words', words: text.slice(0, maxPlaceLength) } };
}

const listWords = ({ words }: Topic, isWanted: (stem: string) => boolean): string[] =>
  [...words].filter(([stem]) => isWanted(stem)).map(([, word]) => word);
