import { isSameForm } from '../../../domain/organization-form/organization-form.ts';
import type { CreatorState, Work } from './creator-state.ts';

/** Returns the user's input without the current step. */
export function getWork(state: CreatorState): Work {
  const { organizationId, organization, additionalInfo, source, analysis } = state;
  const { title, grantProgram, answers, documentIds, document, writerNotes, submission } = state;
  return {
    organizationId,
    organization,
    additionalInfo,
    source,
    analysis,
    title,
    grantProgram,
    answers,
    documentIds,
    document,
    ...(writerNotes && { writerNotes }),
    ...(submission && { submission }),
  };
}

/** Replaces the user's input. */
export function withWork(state: CreatorState, work: Work): CreatorState {
  const { submission: _submission, writerNotes: _notes, ...rest } = state;
  return { ...rest, ...work };
}

/** Compares user input. Documents and submissions are compared by identity, because every edit creates a new object. */
export function isSameWork(a: Work, b: Work): boolean {
  return (
    a.organizationId === b.organizationId &&
    isSameForm(a.organization, b.organization) &&
    a.additionalInfo === b.additionalInfo &&
    a.source.kind === b.source.kind &&
    a.source.documentId === b.source.documentId &&
    a.source.url === b.source.url &&
    a.analysis === b.analysis &&
    a.title === b.title &&
    a.grantProgram === b.grantProgram &&
    isSameAnswers(a.answers, b.answers) &&
    a.documentIds.join() === b.documentIds.join() &&
    a.document === b.document &&
    isSameNotes(a.writerNotes, b.writerNotes) &&
    a.submission === b.submission
  );
}

/** Whether leaving would lose input. Selecting an organization does not count as input. */
export function hasUnsavedWork(state: CreatorState, baseline: Work): boolean {
  if (state.saved) return !isSameWork(state, baseline);
  const untouchedWork: Work = {
    ...baseline,
    organizationId: state.organizationId,
    organization: state.profile,
    source: { ...baseline.source, kind: state.source.kind, documentId: state.source.documentId },
  };
  return !isSameWork(state, untouchedWork);
}

/** Whether the working copy contains every difference from the baseline. */
export const isOnlyTextUnsaved = (state: CreatorState, baseline: Work): boolean => {
  const { document, submission } = baseline;
  const { submission: _, ...rest } = state;
  return isSameWork({ ...rest, document, ...(submission && { submission }) }, baseline);
};

/**
 * Compares notes by their text only, because they are never edited, just dismissed or replaced by those of another
 * draft.
 */
const isSameNotes = (a: Work['writerNotes'] = [], b: Work['writerNotes'] = []): boolean =>
  a.length === b.length && a.every(({ text }, index) => text === b[index]?.text);

function isSameAnswers(a: Work['answers'], b: Work['answers']): boolean {
  const questions = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...questions].every((question) => (a[question] ?? '') === (b[question] ?? ''));
}
