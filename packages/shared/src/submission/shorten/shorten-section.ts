import type { RichDocument } from '../../richtext/index.ts';
import { measureLengthUsage } from '../counting/measure-length-usage.ts';
import { measureBlocks } from '../counting/text-length.ts';
import { proposeCuts, type ShortenInput } from './propose-cuts.ts';
import type { Cut } from './rank-sentences.ts';
import { planRemovals } from './removals.ts';
import { applyRemovals } from './apply-removals.ts';

const targetShare = 0.75;

/** Removes sentences from a section: down to its limit if it is over the limit, otherwise by about a quarter. */
export function shortenSection(section: ShortenInput): {
  blocks: RichDocument;
  cuts: readonly Cut[];
} {
  const { blocks, prompts, usageOf } = section;
  const isOver = (usageOf(blocks)?.over ?? 0) > 0;
  const goal = isOver ? usageOf : measureUsageByWords(measureBlocks(blocks).words * targetShare);
  const { sentences, cuts } = proposeCuts({ blocks, prompts, usageOf: goal });
  const cut = new Set(cuts.map(({ sentence }) => sentence));
  return { blocks: applyRemovals(blocks, planRemovals(sentences, cut)), cuts };
}

const measureUsageByWords =
  (maxWords: number): ShortenInput['usageOf'] =>
  (blocks) =>
    measureLengthUsage(
      measureBlocks(blocks),
      { words: Math.max(1, Math.floor(maxWords)) },
      { rule: 'browser', statedBy: 'default' },
    );
