import { ApiError, ConnectionError, hasCode, isSignedOut } from '../../../../lib/errors.ts';

export type AutosaveFailure = {
  /** Completes "Not saved: …. Kept on this device." */
  reason: string;
  /** Trying again cannot help, not even with another text. */
  isFinal?: boolean;
  retryMs?: number;
};

const retryMs = 5_000;

/** Why an autosave failed, and when to repeat it. */
export function autosaveFailure(error: unknown, isOnline: boolean): AutosaveFailure {
  if (!isOnline) return { reason: 'offline', retryMs };
  if (error instanceof ConnectionError) return { reason: 'no connection to the server', retryMs };
  if (isSignedOut(error)) return { reason: 'you are signed out', isFinal: true };
  if (hasCode(error, 'stale-version')) return { reason: 'changed elsewhere', isFinal: true };
  if (hasCode(error, 'not-found')) return { reason: 'this application was deleted', isFinal: true };
  if (hasCode(error, 'too-large') || hasCode(error, 'invalid-request'))
    return { reason: 'the text is too long', retryMs };
  const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  return { reason: 'the server is busy', retryMs: Math.max(retryMs, seconds * 1_000) };
}
