import type { AnalysisDetails, Deadline } from '../../contract/analysis.ts';
import type { Step, StepKind } from '../../contract/call-facts.ts';
import { limits } from '../../contract/constants.ts';
import { clockText } from '../../submission/deadline/deadline-text.ts';
import { normalizeName } from '../../submission/sections/same-name.ts';
import { isOnlyReplaced } from '../wording/only-replaced.ts';
import { replacedTexts } from '../wording/replaced-text.ts';
import { statedValues } from '../wording/stated-values.ts';
import { shared, topicOf } from '../wording/statement.ts';
import { createChange, stated } from './changes.ts';
import { isOtherRound } from './is-other-round.ts';
import type { LaterStatement, Withdrawn } from './later-statement.ts';
import { united } from './lists.ts';
import {
  canChangeFacts,
  mergeFact,
  unchanged,
  type Merged,
  type MergeContext,
} from './merge-context.ts';
import { aboutDeadline } from './merge-deadline.ts';
import { nearestYear } from './nearest-year.ts';

const labels: Readonly<Record<StepKind, string>> = {
  'letter-of-intent': 'Letter of intent',
  application: aboutDeadline,
  event: 'Event',
  questions: 'Questions',
  decision: 'Decision',
  start: 'Start',
  report: 'Report',
  other: 'Date',
};

/** Kinds of which a call usually has one step, so that another date replaces it. */
const single: ReadonlySet<StepKind> = new Set([
  'letter-of-intent',
  'application',
  'questions',
  'decision',
  'start',
]);

/** The dated steps of all files; a new date of the same step replaces the earlier one. */
export function mergeSteps(
  current: AnalysisDetails,
  added: AnalysisDetails,
  statements: readonly LaterStatement[],
  context: MergeContext,
): Merged<Step[] | undefined> {
  if (!current.steps && !added.steps) return { value: undefined, changes: [] };
  const { value: steps, changes } = withoutLetter(current.steps ?? [], statements, context);
  const further: Step[] = [];
  for (const step of (added.steps ?? []).filter(holds)) {
    const earlier = stepOf(step, steps, current.deadline);
    if (!earlier && isRepeated(step, further)) continue;
    const later = earlier ? completed(step, earlier) : step;
    const merged = mergeFact(
      {
        about: labels[later.kind],
        earlier,
        later,
        textOf: stepText,
        keyOf: keyOf(earlier),
        isDoubtful: isOtherRound(earlier?.date, later.date, context),
      },
      context,
    );
    if (later.kind !== 'other') changes.push(...merged.changes);
    if (!merged.value) continue;
    if (earlier) steps[steps.indexOf(earlier)] = merged.value;
    else further.push(merged.value);
  }
  return { value: united(steps, further, limits.steps), changes };
}

const letterOfIntent = topicOf('letter of intent');

/** The steps without the letter of intent if a later file withdraws it. */
function withoutLetter(
  steps: readonly Step[],
  statements: readonly LaterStatement[],
  context: MergeContext,
): Merged<Step[]> {
  const related = statements.filter(
    ({ withdrawn }) =>
      withdrawn !== undefined && shared(letterOfIntent, withdrawn.topic) === letterOfIntent.size,
  );
  const whole = related.find(({ withdrawn }) => withdrawn && withdrawsLetter(withdrawn));
  const by = whole ?? related[0];
  if (!by) return unchanged([...steps]);
  const isCertain = whole !== undefined && canChangeFacts(context);
  const letters = steps.filter(({ kind }) => kind === 'letter-of-intent');
  return {
    value: isCertain ? steps.filter((step) => !letters.includes(step)) : [...steps],
    changes: letters.map((step) =>
      createChange({
        about: labels[step.kind],
        before: stated(stepText(step), step),
        after: by.fact,
        isCertain,
      }),
    ),
  };
}

const withdrawsLetter = ({ topic, kinds, isPartial, isOnlyOptional }: Withdrawn): boolean =>
  topic.size === letterOfIntent.size &&
  (!kinds || kinds.includes('deadline')) &&
  !isPartial &&
  !isOnlyOptional;

/** A moved step keeps the year and the time of day that its file does not state. */
function completed({ monthDay, ...later }: Step, earlier: Step): Step {
  const date = monthDay && earlier.date ? nearestYear(`2000-${monthDay}`, earlier.date) : undefined;
  const { time, timeZone } = earlier;
  return {
    ...later,
    ...(date ? { date } : monthDay && { monthDay }),
    ...(!later.time && time && { time }),
    ...(!later.timeZone && timeZone && { timeZone }),
  };
}

/** Whether the date of a step is not only one that its sentence replaces. */
const holds = (step: Step): boolean => !isOnlyReplaced(step.quote, 'date', monthDayOf(step) ?? '');

const monthDayOf = ({ date, monthDay }: Step): string | undefined => date?.slice(5) ?? monthDay;

const isRepeated = (step: Step, steps: readonly Step[]): boolean =>
  steps.some((other) => other.kind === step.kind && isSameDay(other, step));

/** The earlier step that a later one repeats or moves. */
function stepOf(
  later: Step,
  steps: readonly Step[],
  deadline: Deadline | undefined,
): Step | undefined {
  const ofKind = steps.filter(({ kind }) => kind === later.kind);
  const same = ofKind.find((step) => isSameDay(step, later));
  if (same || ofKind.length === 0) return same;
  const replaced = replacedTexts(later.quote ?? '').map(statedValues);
  const moved = ofKind.find((step) =>
    replaced.some((values) => values.get('date')?.has(monthDayOf(step) ?? '')),
  );
  if (moved) return moved;
  if (later.kind === 'application' && ofKind.length > 1) {
    return ofKind.find(({ date }) => date !== undefined && date === deadline?.date);
  }
  if (ofKind.length === 1 && single.has(later.kind)) return ofKind[0];
  const alike = ofKind.filter((step) => isAbout(step, later));
  return single.has(later.kind) && alike.length === 1 ? alike[0] : undefined;
}

function isSameDay(a: Step, b: Step): boolean {
  if (a.date && b.date) return a.date === b.date;
  const [dayOfA, dayOfB] = [monthDayOf(a), monthDayOf(b)];
  return dayOfA || dayOfB ? dayOfA === dayOfB : normalizeName(a.words) === normalizeName(b.words);
}

const isAbout = (a: Step, b: Step): boolean =>
  shared(topicOf(a.quote ?? ''), topicOf(b.quote ?? '')) > 0;

const stepText = ({ words, time, timeZone }: Step): string =>
  time ? `${words}, ${[clockText(time), timeZone].filter(Boolean).join(' ')}` : words;

/** A later step without a year or a time says the same as the earlier one of that day. */
const keyOf =
  (earlier: Step | undefined) =>
  (step: Step): string =>
    [
      earlier && isSameDay(step, earlier) ? '' : (step.date ?? step.monthDay ?? step.words),
      step.time ?? earlier?.time ?? '',
    ].join(' ');
