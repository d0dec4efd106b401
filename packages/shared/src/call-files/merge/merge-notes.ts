import type { AnalysisDetails, Deadline } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';
import {
  countOmitted,
  deadlineNotes,
  noSectionsNote,
  notACallNotes,
  writeOmittedNote,
} from '../notes/analysis-notes.ts';

const isAboutDeadline = (note: string) =>
  Object.values(deadlineNotes).some((kind) => kind.matches(note));
const isNotACall = (note: string) =>
  Object.values(notACallNotes).some((kind) => kind.matches(note));

/** Merges the messages for the user, except those about a deadline that another file replaces. */
export function mergeNotes(
  current: AnalysisDetails,
  added: AnalysisDetails,
  { deadline, omittedCount }: { deadline: Deadline | undefined; omittedCount: number },
): string[] {
  const allNotes = [...current.notes, ...added.notes];
  const totalOmitted = allNotes.reduce((sum, note) => sum + countOmitted(note), omittedCount);
  const isNew = deadline !== current.deadline;
  const isCall = current.isCall || added.isCall;
  const keeps = (note: string, hasDeadline: boolean) =>
    countOmitted(note) === 0 &&
    (hasDeadline || !isAboutDeadline(note)) &&
    (deadline?.isYearInferred || !deadlineNotes.inferredYear.matches(note)) &&
    !(isCall && isNotACall(note));
  const notes = [
    ...(totalOmitted > 0 ? [writeOmittedNote(totalOmitted)] : []),
    ...current.notes.filter((note) => keeps(note, !isNew)),
    ...added.notes.filter((note) => keeps(note, isNew) && !noSectionsNote.matches(note)),
    ...(isNew && deadline && keepsTime(current.deadline, added.deadline)
      ? ['The new deadline has no time of day, so the time of the earlier deadline is shown.']
      : []),
  ];
  return [...new Set(notes)].slice(0, limits.notes);
}

const keepsTime = (earlier: Deadline | undefined, later: Deadline | undefined): boolean =>
  Boolean(earlier?.time && !later?.time && !later?.doubtfulTime);
