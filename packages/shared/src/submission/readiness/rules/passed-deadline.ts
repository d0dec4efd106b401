import type { AnalysisDetails } from '../../../contract/analysis.ts';
import { countdown } from '../../deadline/countdown.ts';
import { dayText } from '../../deadline/deadline-text.ts';
import { findingsOf, quoteOf } from '../create-finding.ts';
import type { Finding } from '../finding.ts';
import type { Draft } from '../readiness-input.ts';

const { blocker, warning } = findingsOf('deadline');
/** Where a day ends last: without the applicant's zone, a deadline has passed when it has passed everywhere. */
const lastZone = 'Etc/GMT+12';
/** Dates after which an application may still be sent. */
const continuing =
  /\b(?:at any time|any ?time|rolling|year-round|ongoing|open until|(?:next|following) (?:round|cycle|deadline))\b/i;
const firstStage =
  /\b(?:LOIs?|letters? of (?:intent|interest|inquiry)|pre-?proposals?|concept notes?)\b/i;
const opening = /\b(?:open|opens|opened|opening|begins?|starts?)\b/i;
const closing = /\b(?:due|deadline|clos\w+|by|until|through|before|end\w*|no later)\b/i;
const sentStatuses: readonly unknown[] = ['submitted', 'awarded', 'declined'];

/** A deadline that has passed before the application was sent. */
export function passedDeadline({ details, submission, now, userZone }: Draft): Finding[] {
  const deadline = details?.deadline;
  if (!deadline || sentStatuses.includes(submission?.status)) return [];
  if (countdown(deadline, now, userZone ?? lastZone).kind !== 'passed') return [];
  const place = { type: 'before-you-start', sign: 'deadline' } as const;
  const quoted = { place, ...quoteOf(deadline) };
  const day = dayText(deadline.date);
  if (deadline.isYearInferred)
    return [
      warning(deadline.date, `The deadline may have passed on ${day}`, {
        help: 'The guidelines state no year: check it with the funder.',
        ...quoted,
      }),
    ];
  if (isDoubtful(deadline.quote ?? '') || hasLaterDeadline(details, now))
    return [
      warning(deadline.date, `The deadline may have passed on ${day}`, {
        help: 'The guidelines may name a later date: check it with the funder.',
        ...quoted,
      }),
    ];
  return [
    blocker(deadline.date, `The deadline passed on ${day}`, {
      help: "This can't be sent unless the funder extends it.",
      ...quoted,
    }),
  ];
}

const isDoubtful = (quote: string): boolean =>
  continuing.test(quote) || firstStage.test(quote) || (opening.test(quote) && !closing.test(quote));

const hasLaterDeadline = ({ steps = [] }: AnalysisDetails, now: Date): boolean =>
  steps.some(
    ({ kind, date }) => kind === 'application' && date !== undefined && new Date(date) > now,
  );
