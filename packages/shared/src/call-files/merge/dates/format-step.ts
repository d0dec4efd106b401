import type { Step, StepKind } from '../../../contract/call-facts.ts';
import { formatClockTime } from '../../../submission/deadline/describe-deadline.ts';
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
export const formatStep = ({ words, time, timeZone }: Step): string =>
  time ? `${words}, ${[formatClockTime(time), timeZone].filter(Boolean).join(' ')}` : words;
