import type { AnalysisDetails, Deadline } from '../../contract/analysis.ts';
import { limits } from '../../contract/constants.ts';

const maxNotes = 40;

/** Notes that concern only one document. */
const aboutDeadline = /^The (?:last )?deadline\b/;
const aboutYear = /^The deadline names no year\b/;
const aboutSections = /^The guidelines name no sections\b/;
/** Added to the analysis by the merge of an earlier file. */
const omitted = /^(\d+) requirements? (?:is|are) not listed: /;
const notACall = /^This document (?:does not look like|looks like)\b/;

/** Merges the messages for the user, except those about a deadline that another file replaces. */
export function mergeNotes(
  current: AnalysisDetails,
  added: AnalysisDetails,
  { deadline, omittedCount }: { deadline: Deadline | undefined; omittedCount: number },
): string[] {
  const totalOmitted = omittedCount + countOmitted(current.notes) + countOmitted(added.notes);
  const isNew = deadline !== current.deadline;
  const isCall = current.isCall || added.isCall;
  const keeps = (note: string, hasDeadline: boolean) =>
    !omitted.test(note) &&
    (hasDeadline || !aboutDeadline.test(note)) &&
    (deadline?.isYearInferred || !aboutYear.test(note)) &&
    !(isCall && notACall.test(note));
  const notes = [
    ...(totalOmitted > 0 ? [writeOmittedNote(totalOmitted)] : []),
    ...current.notes.filter((note) => keeps(note, !isNew)),
    ...added.notes.filter((note) => keeps(note, isNew) && !aboutSections.test(note)),
    ...(isNew && deadline && keepsTime(current.deadline, added.deadline)
      ? ['The new deadline has no time of day, so the time of the earlier deadline is shown.']
      : []),
  ];
  return [...new Set(notes)].slice(0, maxNotes);
}

/** Counts the requirements that were left out when earlier files were merged. */
const countOmitted = (notes: readonly string[]): number =>
  notes.reduce((sum, note) => sum + Number(omitted.exec(note)?.[1] ?? 0), 0);

const writeOmittedNote = (count: number): string =>
  `${count} ${count === 1 ? 'requirement is' : 'requirements are'} not listed: the list holds at most ${limits.requirements}. Check the files of the call for the rest.`;

const keepsTime = (earlier: Deadline | undefined, later: Deadline | undefined): boolean =>
  Boolean(earlier?.time && !later?.time && !later?.doubtfulTime);
