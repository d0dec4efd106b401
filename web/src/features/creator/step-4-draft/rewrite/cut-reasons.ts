import type { Cut, Hunk, SectionDiff } from '@grantwright/shared/submission';

const reasonTexts: Record<Cut['reason'], string> = {
  repetition: 'repeats another sentence',
  'no-fact': '',
  fact: 'has a figure, date or name',
};

/** Returns why a change removes sentences; empty if there is no specific reason. */
export function getCutReason(
  { before }: SectionDiff,
  { start, end }: Hunk,
  cuts: readonly Cut[] = [],
): string {
  const removedText = before
    .slice(start, end)
    .map((token) => (token.type === 'text' ? token.text : '\n'))
    .join('');
  const reasons = cuts
    .filter(({ sentence }) => removedText.includes(sentence.text))
    .map(({ reason }) => reasonTexts[reason]);
  return [...new Set(reasons.filter(Boolean))].join('; ');
}
