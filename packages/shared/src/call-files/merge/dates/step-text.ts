import type { Step, StepKind } from '../../../contract/call-facts.ts';
import { clockText } from '../../../submission/deadline/deadline-text.ts';
import { deadlineLabel } from './merge-deadline.ts';

/** The subject of a change to a step. */
export const stepLabels: Readonly<Record<StepKind, string>> = {
  'letter-of-intent': 'Letter of intent',
  application: deadlineLabel,
  event: 'Event',
  questions: 'Questions',
  decision: 'Decision',
  start: 'Start',
  report: 'Report',
  other: 'Date',
};

/** "May 3, 5:00 p.m. ET" */
export const stepText = ({ words, time, timeZone }: Step): string =>
  time ? `${words}, ${[clockText(time), timeZone].filter(Boolean).join(' ')}` : words;
