import type { Submission } from '../../contract/submission.ts';

/**
 * Whether no analyst drafted or rewrote any of the text. "Assist only" counts only for applications that do not record
 * their analysts, because it may be chosen or cleared after the draft.
 */
export const isWrittenByApplicant = ({ writtenBy, isAssistOnly = false }: Submission): boolean =>
  writtenBy ? writtenBy.length === 0 : isAssistOnly;
