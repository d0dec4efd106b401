import { groupBy } from './group-by.ts';
import { type Share, toShare, shareWhere } from '../evaluate/share.ts';
import type { TestSentence } from './test-sentence.ts';

/** A sentence and the words that the check reported as unsupported. */
export type ClaimCheckOutcome = TestSentence & { applicant: string; reported: readonly string[] };

export type ClaimCheckMeasures = {
  documents: number;
  /** False sentences whose false words were reported. */
  reported: Share;
  /** True sentences in which anything was reported. */
  falseAlarms: Share;
  kinds: Record<string, { reported?: Share; falseAlarms?: Share }>;
};

export function measureClaimCheck(outcomes: readonly ClaimCheckOutcome[]): ClaimCheckMeasures {
  const kinds = [...groupBy(outcomes, ({ kind }) => kind)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, group]) => {
      const isTrue = group[0]?.isTrue ?? true;
      return [
        kind,
        isTrue ? { falseAlarms: computeFalseAlarms(group) } : { reported: computeReported(group) },
      ] as const;
    });
  return {
    documents: new Set(outcomes.map(({ applicant }) => applicant)).size,
    reported: computeReported(outcomes.filter(({ isTrue }) => !isTrue)),
    falseAlarms: computeFalseAlarms(outcomes.filter(({ isTrue }) => isTrue)),
    kinds: Object.fromEntries(kinds),
  };
}

const computeFalseAlarms = (outcomes: readonly ClaimCheckOutcome[]): Share =>
  shareWhere(outcomes, ({ reported }) => reported.length > 0);

const computeReported = (outcomes: readonly ClaimCheckOutcome[]): Share =>
  toShare(outcomes.filter(isReported).length, outcomes.length);

/** Whether the reported words contain the false words, or vice versa. */
export const isReported = ({ words, reported }: Pick<ClaimCheckOutcome, 'words' | 'reported'>) =>
  words
    .toLowerCase()
    .split('|')
    .some((wrong) =>
      reported
        .map((text) => text.toLowerCase())
        .some((text) => text.includes(wrong) || wrong.includes(text)),
    );
