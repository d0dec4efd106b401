import type { AnalysisDetails, Deadline, Step, StepKind } from '@grantwright/shared/contract';
import {
  formatClockTime,
  formatDay,
  formatDeadlineLine,
  describeDeadline,
  pickSource,
} from '@grantwright/shared/submission';
import { getUserZone } from '../../../../domain/deadline/user-zone.ts';
import { capitalize } from '../../../../lib/format.ts';
import { callStatusLabels } from './call-status.ts';
import {
  createFactValue,
  getMissingText,
  toFactLine,
  type FactLine,
  type FactValue,
} from './fact.ts';

/** Labels for the other dates. Dates of unknown meaning appear only in the checklist. */
const stepLabels: Record<Exclude<StepKind, 'other'>, string> = {
  'letter-of-intent': 'Letter of intent',
  application: 'Application',
  event: 'Event',
  questions: 'Questions',
  decision: 'Decision',
  start: 'Project start',
  report: 'Report',
};

const maxOtherDates = 5;

/** Returns the due date, even if it has passed or recurs, and the call's other dates. */
export function getDeadlineFact(
  details: AnalysisDetails,
  now: Date,
  zone = getUserZone(),
): FactValue {
  const { deadline, steps = [], keyFacts } = details;
  const text = deadline && describeDeadline(deadline, now, zone, steps);
  const undatedText = steps.find(({ kind, date }) => kind === 'application' && !date);
  return {
    ...createFactValue(
      getDueLine(deadline, undatedText, text && formatDeadlineLine(text)) ??
        (keyFacts?.deadline && toFactLine(keyFacts.deadline)),
      getMissingText(details, 'deadline'),
    ),
    more: [
      ...getStatusLines(details, text?.urgency === 'passed'),
      ...getOtherDates(steps, deadline ?? undatedText),
    ],
  };
}

/** Returns how the call accepts applications. A call whose deadline has passed is never described as open. */
function getStatusLines({ status }: AnalysisDetails, hasPassed: boolean): FactLine[] {
  const text = status && callStatusLabels[status];
  return text && !(status === 'open' && hasPassed) ? [{ text }] : [];
}

function getDueLine(
  deadline: Deadline | undefined,
  undated: Step | undefined,
  text: string | undefined,
): FactLine | undefined {
  if (deadline && text) return { text, ...pickSource(deadline) };
  return undated && { text: capitalize(undated.words), ...pickSource(undated) };
}

function getOtherDates(steps: readonly Step[], deadline: Deadline | Step | undefined): FactLine[] {
  const lines = steps.flatMap((step): FactLine[] => {
    const { kind, date, monthDay, words } = step;
    const isDeadline = date ? date === deadline?.date : monthDay === deadline?.date?.slice(5);
    const isShown =
      step === deadline ||
      (kind === 'application' && (date ?? monthDay) ? isDeadline : step.quote === deadline?.quote);
    if (kind === 'other' || isShown) return [];
    const day = date ? formatDay(date) : words;
    const dueText = [day, formatTime(step)].filter(Boolean).join(', ');
    return [{ text: `${stepLabels[kind]}: ${dueText}`, ...pickSource(step) }];
  });
  const texts = new Set<string>();
  return lines.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, maxOtherDates);
}

/** Shows an ambiguous time in the funder's words to avoid false precision. */
function formatTime({
  time,
  timeZone,
  doubtfulTime,
}: Pick<Deadline, 'time' | 'timeZone' | 'doubtfulTime'>): string | undefined {
  if (doubtfulTime) return `${doubtfulTime} (time unclear, ask the funder)`;
  return time && [formatClockTime(time), timeZone].filter(Boolean).join(' ');
}
