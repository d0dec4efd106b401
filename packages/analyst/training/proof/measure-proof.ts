import { groupBy } from '../group-by.ts';
import { type Share, shareOf, shareWhere } from '../share.ts';
import type { Planted } from './planted.ts';

/** A sentence with the words that the check called unsupported. */
export type ProofOutcome = Planted & { applicant: string; reported: readonly string[] };

export type ProofMeasures = {
  documents: number;
  /** False sentences that are reported for the words that are false. */
  reported: Share;
  /** True sentences with anything reported. */
  alarms: Share;
  kinds: Record<string, { reported?: Share; alarms?: Share }>;
};

export function measureProof(outcomes: readonly ProofOutcome[]): ProofMeasures {
  const kinds = [...groupBy(outcomes, ({ kind }) => kind)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, of]) => {
      const isTrue = of[0]?.isTrue ?? true;
      return [kind, isTrue ? { alarms: alarmsOf(of) } : { reported: reportedOf(of) }] as const;
    });
  return {
    documents: new Set(outcomes.map(({ applicant }) => applicant)).size,
    reported: reportedOf(outcomes.filter(({ isTrue }) => !isTrue)),
    alarms: alarmsOf(outcomes.filter(({ isTrue }) => isTrue)),
    kinds: Object.fromEntries(kinds),
  };
}

const alarmsOf = (outcomes: readonly ProofOutcome[]): Share =>
  shareWhere(outcomes, ({ reported }) => reported.length > 0);

const reportedOf = (outcomes: readonly ProofOutcome[]): Share =>
  shareOf(outcomes.filter(isReported).length, outcomes.length);

/** Whether what was reported is a part of the false words, or the reverse. */
export const isReported = ({ words, reported }: Pick<ProofOutcome, 'words' | 'reported'>) =>
  words
    .toLowerCase()
    .split('|')
    .some((wrong) =>
      reported
        .map((text) => text.toLowerCase())
        .some((text) => text.includes(wrong) || wrong.includes(text)),
    );
