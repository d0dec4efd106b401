import type { CallStatus } from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { VerifiedStep } from './to-step.ts';

/**
 * Returns the status of the whole document, taken from its first part about a call. Standing guidelines have no due
 * date, so a due date in another part makes them an open call.
 */
export function decideStatus(
  parts: readonly ModelAnalysis[],
  steps: readonly VerifiedStep[],
): CallStatus {
  const calls = parts.filter(({ status }) => status !== 'not-a-call');
  if (calls.length === 0) return 'not-a-call';
  const statuses = calls.map(({ status }) => status);
  const status =
    statuses.find((candidate) => candidate !== null && candidate !== 'standing') ??
    statuses.find(Boolean);
  const due = steps.filter(({ step }) => step.kind === 'application');
  if (status && status !== 'standing') return status;
  if (due.some(({ iso, isYearInferred }) => iso && !isYearInferred)) return 'open';
  return status ?? 'open';
}
