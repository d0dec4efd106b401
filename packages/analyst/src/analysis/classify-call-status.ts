import { type CallStatus, callStatuses, type Deadline } from '@grantwright/shared/contract';
import { computeDocumentFeatures } from '../model/compute-document-features.ts';
import { type Network, computeProbabilities } from '../model/network.ts';
import type { FoundStep } from './dates/find-steps.ts';
import { rollingPattern } from './dates/step-words.ts';
import type { ClassifiedUnit } from './classify-units.ts';

/** The network's class for each status. */
const classes: Readonly<Record<Exclude<CallStatus, 'not-a-call'>, string>> = {
  open: 'open',
  rolling: 'rolling',
  recurring: 'recurring',
  'not-yet-open': 'upcoming',
  closed: 'closed',
  standing: 'standing',
};

/** Amounts that a call's dates add to the probability of a status, tuned on the dev split. */
const weights = { rolls: 0.8, recurs: 0.5, hasDeadline: 0.6, hasNoDeadline: 0.5 };

/** Determines when a call accepts applications: now, at any time, repeatedly, not yet, or no longer. */
export function classifyCallStatus(
  features: readonly Float32Array[],
  units: readonly ClassifiedUnit[],
  { steps, deadline }: { steps: readonly FoundStep[]; deadline: Deadline | undefined },
  statuses: Network,
): CallStatus {
  const probabilities = computeProbabilities(statuses, computeDocumentFeatures(features, units));
  const due = steps.filter(({ kind }) => kind === 'application');
  const rolls = due.some(({ words }) => rollingPattern.test(words));
  // A date without a year recurs annually unless a weekday ties it to a particular year.
  const recurs = due.some(
    ({ iso, isYearInferred, words }) =>
      !rollingPattern.test(words) &&
      (iso === undefined || (isYearInferred && !/day\b/i.test(words))),
  );
  const evidence: Partial<Record<CallStatus, number>> = {
    rolling: rolls ? weights.rolls : 0,
    recurring: recurs ? weights.recurs : 0,
    open: deadline && !deadline.isYearInferred ? weights.hasDeadline : 0,
    standing: deadline || rolls || recurs ? 0 : weights.hasNoDeadline,
  };
  const computeWeight = (status: keyof typeof classes): number =>
    (probabilities[statuses.classes.indexOf(classes[status])] ?? 0) + (evidence[status] ?? 0);
  const [best = 'open'] = callStatuses
    .filter((status) => status !== 'not-a-call')
    .sort((a, b) => computeWeight(b) - computeWeight(a));
  return best;
}
