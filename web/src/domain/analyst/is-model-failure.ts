import { ApiError } from '../../lib/errors.ts';

const modelFailures = new Set([
  'usage-limit',
  'provider-busy',
  'provider-failed',
  'unusable-response',
  'unavailable',
  'timed-out',
]);

/** Whether the same task may succeed without the language model. */
export const isModelFailure = (error: unknown): boolean =>
  error instanceof ApiError && modelFailures.has(error.code ?? '');
