import type { AnalysisDetails, CallStatus } from '@grantwright/shared/contract';

/** How a call accepts applications, displayed next to its deadline. */
export const callStatusLabels: Partial<Record<CallStatus, string>> = {
  open: 'Open for applications.',
  rolling: 'The funder accepts applications at any time.',
  recurring: 'The funder accepts applications in regular rounds.',
  standing: 'General guidelines of the program, without a date. Ask the funder when to apply.',
};

const closedMessages: Partial<Record<CallStatus, string>> = {
  'not-yet-open': 'This call is not open for applications yet. You can already prepare one.',
  closed: 'This call is closed. The funder no longer accepts applications.',
};

const defaultNote = 'This document does not look like an open call for applications.';

export const isNotACall = ({ isCall, status }: AnalysisDetails): boolean =>
  !isCall || status === 'not-a-call';

/** Returns warnings if the document is not open for applications; otherwise empty. */
export function getStatusWarnings(details: AnalysisDetails): string[] {
  const { status, notes } = details;
  if (isNotACall(details))
    return [
      ...(notes.length > 0 ? notes : [defaultNote]),
      'Make sure this is the right document before you go on.',
    ];
  const text = status && closedMessages[status];
  return text ? [text] : [];
}
