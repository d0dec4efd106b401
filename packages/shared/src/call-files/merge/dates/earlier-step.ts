import type { Deadline } from '../../../contract/analysis.ts';
import type { Step, StepKind } from '../../../contract/call-facts.ts';
import { toComparableText } from '../../../text/comparable-text.ts';
import { findReplacedTexts } from '../../wording/replaced-text.ts';
import { findValues } from '../../wording/values-by-unit.ts';
import { countShared } from '../../wording/compare-statements.ts';
import { extractTopic } from '../../wording/statement.ts';
import { toMonthDay } from './month-day.ts';

/** Kinds of step that a call usually has only once, so that a new date replaces the old one. */
const singleKinds: ReadonlySet<StepKind> = new Set([
  'letter-of-intent',
  'application',
  'questions',
  'decision',
  'start',
]);

/**
 * Finds the earlier step that a later step repeats or moves.
 *
 * @param deadline the earlier deadline, which distinguishes the application step from those of other rounds
 */
export function findEarlierStep(
  later: Step,
  steps: readonly Step[],
  deadline: Deadline | undefined,
): Step | undefined {
  const ofKind = steps.filter(({ kind }) => kind === later.kind);
  const same = ofKind.find((step) => isSameDay(step, later));
  if (same || ofKind.length === 0) return same;
  const replaced = findReplacedTexts(later.quote ?? '').map(findValues);
  const moved = ofKind.find((step) =>
    replaced.some((values) => values.get('date')?.has(toMonthDay(step) ?? '')),
  );
  if (moved) return moved;
  if (later.kind === 'application' && ofKind.length > 1) {
    return ofKind.find(({ date }) => date !== undefined && date === deadline?.date);
  }
  if (later.kind === 'report') return findOnly(ofKind, (step) => namesSameReport(step, later));
  if (!singleKinds.has(later.kind)) return undefined;
  if (ofKind.length === 1) return ofKind[0];
  return findOnly(ofKind, (step) => isAboutSame(step, later));
}

function findOnly(steps: readonly Step[], isMatch: (step: Step) => boolean): Step | undefined {
  const [match, ...others] = steps.filter(isMatch);
  return others.length === 0 ? match : undefined;
}

export function isSameDay(a: Step, b: Step): boolean {
  if (a.date && b.date) return a.date === b.date;
  const [dayOfA, dayOfB] = [toMonthDay(a), toMonthDay(b)];
  return dayOfA || dayOfB
    ? dayOfA === dayOfB
    : toComparableText(a.words) === toComparableText(b.words);
}

/** "The final report" is about the same report as "Grantees send a final report", but "reports" may be about any. */
function namesSameReport(a: Step, b: Step): boolean {
  const [topicOfA, topicOfB] = [extractTopic(a.quote ?? ''), extractTopic(b.quote ?? '')];
  const smaller = Math.min(topicOfA.size, topicOfB.size);
  return smaller >= minReportName && countShared(topicOfA, topicOfB) === smaller;
}

const minReportName = 2;

const isAboutSame = (a: Step, b: Step): boolean =>
  countShared(extractTopic(a.quote ?? ''), extractTopic(b.quote ?? '')) > 0;
