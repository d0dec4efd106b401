import { limits, type WriterNote } from '@grantwright/shared/contract';
import type { DraftedSection } from '../providers/provider.ts';
import { amountNotes } from './amount-notes.ts';

/** The notes of a draft: first what code found, then the analyst's, each problem once. */
export function writerNotes(
  sections: DraftedSection[],
  sources: Parameters<typeof amountNotes>[0],
): WriterNote[] {
  const seen = new Set<string>();
  return [...amountNotes(sources), ...sections.flatMap(({ notes = [] }) => notes)]
    .filter((note) => {
      const keys = keysOf(note);
      const isNew = keys.every((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    })
    .slice(0, limits.writerNotes);
}

/** One problem is one text, or one rule that is broken in one way; the request is above one ceiling. */
const keysOf = ({ kind, text, quote }: WriterNote): string[] => [
  text.toLowerCase(),
  ...(kind === 'above-ceiling' ? [kind] : quote ? [`${kind} ${quote.toLowerCase()}`] : []),
];
