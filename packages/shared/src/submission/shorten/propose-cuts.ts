import type { RichDocument } from '../../richtext/index.ts';
import type { LengthUsage } from '../counting/measure-length-usage.ts';
import { rankSentences, type Cut } from './rank-sentences.ts';
import { planRemovals } from './removals.ts';
import { splitIntoSentences, type SectionSentence } from './split-into-sentences.ts';
import { applyRemovals } from './apply-removals.ts';

export type ShortenInput = {
  /** The blocks under the heading of the section, including deeper headings. */
  blocks: RichDocument;
  /** The funder's prompts; the best answer to each is kept. */
  prompts: readonly string[];
  /** The usage of the limit if the section consisted of the given blocks instead. */
  usageOf: (blocks: RichDocument) => LengthUsage | undefined;
};

export type Proposal = {
  /** All sentences of the section, in order. */
  sentences: readonly SectionSentence[];
  /** Removable sentences, least valuable first; empty if the section is within its limit. */
  cuts: readonly Cut[];
};

/** Each attempt measures the section again. */
const maxRestored = 20;

/**
 * Proposes which sentences to remove so that a section is within its limit. If that is not enough, it proposes
 * every removable sentence, and the section is still over its limit.
 */
export function proposeCuts({ blocks, prompts, usageOf }: ShortenInput): Proposal {
  const sentences = splitIntoSentences(blocks);
  const fits = (cuts: readonly Cut[]): boolean => {
    const cut = new Set(cuts.map(({ sentence }) => sentence));
    return (usageOf(applyRemovals(blocks, planRemovals(sentences, cut)))?.over ?? 0) === 0;
  };
  if (fits([])) return { sentences, cuts: [] };
  const ranked = rankSentences(sentences, prompts);
  if (!fits(ranked)) return { sentences, cuts: ranked };
  const needed = ranked.slice(
    0,
    findLowestSufficient(ranked.length, (count) => fits(ranked.slice(0, count))),
  );
  return { sentences, cuts: removeNeedlessCuts(needed, fits) };
}

/** Finds the lowest sufficient count, assuming that every higher count is sufficient, as `sufficientCount` is. */
function findLowestSufficient(
  sufficientCount: number,
  suffices: (count: number) => boolean,
): number {
  let [low, high] = [0, sufficientCount];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Restores the most valuable sentences that a later, longer cut has made unnecessary to remove. */
function removeNeedlessCuts(
  cuts: readonly Cut[],
  suffices: (cuts: readonly Cut[]) => boolean,
): readonly Cut[] {
  let needed = cuts;
  for (const cut of cuts.slice(0, -1).toReversed().slice(0, maxRestored)) {
    const fewer = needed.filter((other) => other !== cut);
    if (suffices(fewer)) needed = fewer;
  }
  return needed;
}
