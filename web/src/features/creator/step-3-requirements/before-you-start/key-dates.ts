import type { AnalysisDetails, Deadline, StatedFact, StepKind } from '@grantwright/shared/contract';
import {
  findLetterOfIntent,
  formatClockTime,
  formatDay,
  listOtherDeadlines,
  pickSource,
} from '@grantwright/shared/submission';

/** Labels for the other dates. Dates of unknown meaning appear only among the requirements. */
const stepLabels: Record<Exclude<StepKind, 'other'>, string> = {
  'letter-of-intent': 'Letter of intent',
  application: 'Application',
  event: 'Event',
  questions: 'Questions',
  decision: 'Decision',
  start: 'Project start',
  report: 'Report',
};

const maxDates = 5;
/** More than this many deadlines are rounds of a standing call. */
const maxOtherDeadlines = 4;

/** Lists the deadlines that the applicant can choose instead. */
export const listDeadlineChoices = (details: AnalysisDetails, now: Date, zone: string) =>
  details.deadline ? listOtherDeadlines(details, now, zone).slice(0, maxOtherDeadlines) : [];

/** Lists the dates of the call other than the deadline, the deadlines to choose from and the letter of intent. */
export function listKeyDates(details: AnalysisDetails, now: Date, zone: string): StatedFact[] {
  const { steps = [], deadline } = details;
  const shown = new Set([
    deadline?.date,
    ...listDeadlineChoices(details, now, zone).map(({ date }) => date),
  ]);
  const letter = findLetterOfIntent(details, now, zone)?.step;
  const undated = deadline ? undefined : steps.find(({ kind }) => kind === 'application');
  const lines = steps.flatMap((step): StatedFact[] => {
    const { kind, date, monthDay, words } = step;
    if (kind === 'other' || step === letter || step === undated) return [];
    if (kind === 'application' && deadline) {
      const isShown = date
        ? shown.has(date)
        : monthDay
          ? monthDay === deadline.date.slice(5)
          : step.quote === deadline.quote;
      if (isShown) return [];
    }
    const day = date ? formatDay(date) : words;
    const text = [day, formatTime(step)].filter(Boolean).join(', ');
    return [{ text: `${stepLabels[kind]}: ${text}`, ...pickSource(step) }];
  });
  const texts = new Set<string>();
  return lines.filter(({ text }) => !texts.has(text) && texts.add(text)).slice(0, maxDates);
}

const formatTime = ({ time, timeZone }: Pick<Deadline, 'time' | 'timeZone'>): string | undefined =>
  time && [formatClockTime(time), timeZone].filter(Boolean).join(' ');
