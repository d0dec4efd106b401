import type { AnalysisDetails } from '@grantwright/shared/contract';
import {
  findAiStance,
  computeCountdown,
  findDeadlineState,
  describeDeadline,
  summarizeEligibility,
  judgeEligibility,
  findLeadTime,
  findLetterOfIntent,
  findRegistrations,
  type AiStance,
  type EligibilityOutcome,
} from '@grantwright/shared/submission';
import { getUserZone } from '../../../../domain/deadline/user-zone.ts';
import { toOrganizationInfo } from '../../../../domain/organization-form/organization-form.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { getChecklistAnswer, registrationItem } from './checklist-answers.ts';
import type { Level } from './status-row.tsx';

export const topics = ['deadline', 'eligibility', 'registrations', 'ai'] as const;
type Topic = (typeof topics)[number];

type Input = { details: AnalysisDetails; state: CreatorState; now: Date };

const order: Record<Level, number> = { stop: 0, warning: 1, unknown: 2, fine: 3 };

/** Sorts the topics by severity, most severe first. */
export function sortWorstFirst(input: Input): Topic[] {
  const levels: Record<Topic, Level> = {
    deadline: getDeadlineLevel(input.details, input.now),
    eligibility: getEligibilityLevel(assessEligibility(input).outcome),
    registrations: getRegistrationLevel(getRegistrationRows(input)),
    ai: aiLevels[findAiStance(input.details.aiPolicy).stance],
  };
  return topics.toSorted((a, b) => order[levels[a]] - order[levels[b]]);
}

export function getDeadlineLevel(details: AnalysisDetails, now: Date): Level {
  const state = findDeadlineState(details, now, getUserZone());
  if (state === 'passed') return 'stop';
  const letter = findLetterOfIntent(details, now, getUserZone());
  const isLetterMissed = letter?.hasPassed === true && letter.need === 'required';
  if (state === 'may-have-passed' || isLetterMissed) return 'warning';
  if (!details.deadline) return 'unknown';
  return describeDeadline(details.deadline, now, getUserZone()).urgency === 'soon'
    ? 'warning'
    : 'fine';
}

export function assessEligibility({ details, state, now }: Input) {
  const judgments = judgeEligibility(details, toOrganizationInfo(state.organization, ''), now);
  return { judgments, outcome: summarizeEligibility(judgments, state.submission?.checklist) };
}

export function getEligibilityLevel(outcome: EligibilityOutcome): Level {
  const { kind } = outcome;
  if (kind === 'not-eligible' || kind === 'declined') return 'stop';
  if (kind === 'to-check') return outcome.unsure > 0 ? 'warning' : 'unknown';
  return kind === 'eligible' ? 'fine' : 'unknown';
}

export function getRegistrationRows({ details, state, now }: Input) {
  return findRegistrations(details).map((registration) => ({
    registration,
    time: findLeadTime(registration, countDaysLeft(details, now)),
    isDone: getChecklistAnswer(state.submission ?? {}, registrationItem(registration)) === 'yes',
  }));
}

export type RegistrationRow = ReturnType<typeof getRegistrationRows>[number];

export const isUrgent = ({ isDone, time }: RegistrationRow): boolean =>
  !isDone && time.urgency !== 'in-time';

export function getRegistrationLevel(rows: readonly RegistrationRow[]): Level {
  if (rows.some(isUrgent)) return 'warning';
  return rows.length > 0 && rows.every(({ isDone }) => isDone) ? 'fine' : 'unknown';
}

function countDaysLeft({ deadline }: AnalysisDetails, now: Date): number | undefined {
  if (!deadline) return undefined;
  const timeLeft = computeCountdown(deadline, now, getUserZone());
  return timeLeft.kind === 'passed' ? undefined : Math.max(0, timeLeft.days);
}

export const aiLevels: Record<AiStance['stance'], Level> = {
  forbids: 'stop',
  'asks-to-disclose': 'warning',
  unclear: 'warning',
  allows: 'fine',
  silent: 'unknown',
};
