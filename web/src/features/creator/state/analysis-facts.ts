import type { AnalysisDetails, Requirement, RequirementKind } from '@grantwright/shared/contract';
import { calendarDate, daysUntil } from '../../../lib/format.ts';

export type Fact = {
  label: string;
  text: string;
  isStated: boolean;
  quote?: string;
  page?: number;
};

const notStated = 'Not stated in the guidelines';

/** What a person looks for first: who gives, until when, how much, how long. */
export function analysisFacts(details: AnalysisDetails, now: Date): Fact[] {
  return [
    { label: 'Funder', ...said(details.funder) },
    { label: 'Deadline', ...deadlineFact(details, now) },
    { label: 'Amount', ...firstOf(details, 'amount') },
    { label: 'Length', ...firstOf(details, 'limit', writtenLength) },
  ];
}

const said = (text: string | undefined) => ({
  text: text ?? notStated,
  isStated: text !== undefined,
});

/** What may be written, not how long the grant lasts: both are limits. */
const writtenLength = /\b(?:pages?|words?|characters?)\b/i;

function firstOf(
  { requirements }: AnalysisDetails,
  kind: RequirementKind,
  about = /./,
): Omit<Fact, 'label'> {
  const found = requirements.find(
    (requirement: Requirement) => requirement.kind === kind && about.test(requirement.text),
  );
  if (!found) return said(undefined);
  return { ...said(found.text), ...evidence(found) };
}

function deadlineFact({ deadline }: AnalysisDetails, now: Date): Omit<Fact, 'label'> {
  if (!deadline) return said(undefined);
  const time =
    deadline.time && `${clock(deadline.time)}${deadline.timeZone ? ` ${deadline.timeZone}` : ''}`;
  const parts = [calendarDate(deadline.date), time, daysLeft(daysUntil(deadline.date, now))];
  return { ...said(parts.filter(Boolean).join(', ')), ...evidence(deadline) };
}

const evidence = ({ quote, page }: { quote?: string; page?: number }) => ({
  ...(quote && { quote }),
  ...(page && { page }),
});

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const suffix = hour < 12 ? 'a.m.' : 'p.m.';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${suffix}`;
}

function daysLeft(days: number): string {
  if (days < 0) return 'this date has passed';
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
