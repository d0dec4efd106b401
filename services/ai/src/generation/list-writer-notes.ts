import { limits, type WriterNote } from '@grantwright/shared/contract';
import type { DraftedSection } from '../providers/provider.ts';
import { writeAmountNotes } from './write-amount-notes.ts';

/** Returns the notes on a draft: first those found by code, then the analyst's, with each problem listed only once. */
export function listWriterNotes(
  sections: DraftedSection[],
  sources: Parameters<typeof writeAmountNotes>[0],
): WriterNote[] {
  const distinct: WriterNote[] = [];
  for (const note of [...writeAmountNotes(sources), ...sections.flatMap(({ notes = [] }) => notes)])
    if (!distinct.some((earlier) => isSameProblem(earlier, note))) distinct.push(note);
  return distinct.slice(0, limits.writerNotes);
}

/** Whether two notes have the same text or report the same violation of the same rule. A call has only one ceiling. */
const isSameProblem = (a: WriterNote, b: WriterNote): boolean =>
  isEqual(a.text, b.text) ||
  (a.kind === b.kind && (a.kind === 'above-ceiling' || doOverlap(a.quote, b.quote)));

const isEqual = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Notes on different sections may quote different parts of the same rule. */
const doOverlap = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && (includes(a, b) || includes(b, a));

const includes = (text: string, part: string): boolean =>
  text.toLowerCase().includes(part.toLowerCase());
