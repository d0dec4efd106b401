import { lastZone } from '../../../deadline/civil-time.ts';
import { formatDay } from '../../../deadline/describe-deadline.ts';
import { findDeadlineState } from '../../../deadline/find-deadline-state.ts';
import { findLetterOfIntent } from '../../../deadline/find-letter-of-intent.ts';
import { createFindingFactory, pickQuote } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('deadline');
const sentStatuses: readonly unknown[] = ['submitted', 'awarded', 'declined'];
const place = { type: 'before-you-start', topic: 'deadline' } as const;

/**
 * Finds a deadline, of the application or of a required letter of intent, that passed before the application was sent.
 * If the applicant's zone is unknown, it must have passed everywhere.
 */
export function passedDeadline(draft: Draft): Finding[] {
  if (sentStatuses.includes(draft.submission?.status)) return [];
  const ofApplication = findPassedApplication(draft);
  return ofApplication ? [ofApplication] : findPassedLetter(draft);
}

function findPassedApplication({ details, now, userZone = lastZone }: Draft): Finding | undefined {
  const deadline = details?.deadline;
  const state = details && findDeadlineState(details, now, userZone);
  if (!deadline || (state !== 'passed' && state !== 'may-have-passed')) return undefined;
  const quoted = { place, ...pickQuote(deadline) };
  const day = formatDay(deadline.date);
  if (state === 'passed')
    return blocker(deadline.date, `The deadline passed on ${day}`, {
      help: 'This can’t be sent unless the funder extends it.',
      ...quoted,
    });
  const help = deadline.isYearInferred
    ? 'The guidelines don’t state the year: check with the funder.'
    : 'The guidelines may state a later date: check with the funder.';
  return warning(deadline.date, `The deadline may have passed on ${day}`, { help, ...quoted });
}

function findPassedLetter({ details, now, userZone = lastZone }: Draft): Finding[] {
  const letter = details && findLetterOfIntent(details, now, userZone);
  if (!letter?.hasPassed || letter.need !== 'required') return [];
  const text = `The letter of intent was due on ${formatDay(letter.due.date)}`;
  const help = 'If you sent none, ask the funder whether a full application is still possible.';
  return [warning(`letter ${letter.due.date}`, text, { help, place, ...pickQuote(letter.step) })];
}
