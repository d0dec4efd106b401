import type { LengthLimit } from '../../contract/text-limits.ts';
import { countingRules } from '../../contract/constants.ts';
import type { CountingRule } from './counting-rule.ts';
import type { LimitRule } from './limit-rule.ts';
import type { TextLength } from './text-length.ts';

/** Single-spaced, 12-point type, one-inch margins. */
const wordsPerPage = 500;
const nearShare = 0.95;

export type LengthUsage = {
  unit: 'words' | 'characters' | 'pages';
  count: number;
  limit: number;
  /** The length relative to the limit; 1 at the limit. */
  share: number;
  /** `near` from 95%. */
  state: 'ok' | 'near' | 'over';
  /** By how much the length exceeds the limit; 0 if it does not. */
  over: number;
  /** Set if the counting rule is unknown and only a stricter one exceeds the limit. */
  strictest?: { rule: CountingRule; count: number };
};

/**
 * Compares a length with a limit, in the unit closest to its maximum. Pages are an estimate, so they count only if the
 * limit has no other unit.
 * @param attachedPages the pages of attachments that count toward the limit
 */
export function measureLengthUsage(
  length: TextLength,
  limit: LengthLimit | undefined,
  { rule, statedBy }: Pick<LimitRule, 'rule' | 'statedBy'>,
  attachedPages = 0,
): LengthUsage | undefined {
  const usages: LengthUsage[] = [];
  if (limit?.words) usages.push(computeUsage('words', length.words, limit.words));
  if (limit?.characters) {
    const usage = computeUsage('characters', length.characters[rule], limit.characters);
    const strictest = pickStrictestCount(length);
    const isOnlyStrictlyOver =
      statedBy === 'default' && usage.over === 0 && strictest.count > limit.characters;
    usages.push({ ...usage, ...(isOnlyStrictlyOver && { strictest }) });
  }
  if (usages.length === 0 && limit?.pages) {
    const pages = length.pages ?? length.words / wordsPerPage;
    usages.push(computeUsage('pages', toTenths(pages + attachedPages), limit.pages));
  }
  return usages.toSorted((a, b) => b.share - a.share)[0];
}

/** Rounds to the precision of an estimate. */
const toTenths = (pages: number): number => Math.round(pages * 10) / 10;

function computeUsage(unit: LengthUsage['unit'], count: number, limit: number): LengthUsage {
  const share = count / limit;
  const over = Math.max(0, count - limit);
  return { unit, count, limit, share, over, state: getUsageState(share) };
}

function getUsageState(share: number): LengthUsage['state'] {
  if (share > 1) return 'over';
  return share >= nearShare ? 'near' : 'ok';
}

function pickStrictestCount({ characters }: TextLength): { rule: CountingRule; count: number } {
  const counts = countingRules.map((rule) => ({ rule, count: characters[rule] }));
  return counts.reduce((strictest, one) => (one.count > strictest.count ? one : strictest));
}
