import {
  ApiError,
  ConnectionError,
  hasErrorCode,
  isSignedOut,
  getServerMessage,
} from '../../../../lib/errors.ts';
import { retryMs } from './autosave-delays.ts';

export type AutosaveFailure = {
  /** Completes "Not saved: …. Kept on this device." */
  reason: string;
  /** Whether retrying is pointless, even after the text changes. */
  isPermanent?: boolean;
  /** Whether the server rejects this text but may accept it once it is changed. */
  isTextRejected?: boolean;
  /**
   * If absent, only the user can fix the cause, so the next attempt waits until the page gains focus or the network
   * returns.
   */
  retryMs?: number;
};

/** Returns why an autosave failed and when to retry it. */
export function classifyAutosaveFailure(error: unknown, isOnline: boolean): AutosaveFailure {
  if (!isOnline) return { reason: 'offline', retryMs };
  if (error instanceof ConnectionError) return { reason: 'no connection to the server', retryMs };
  if (isSignedOut(error)) return { reason: 'you are signed out' };
  if (hasErrorCode(error, 'stale-version'))
    return { reason: 'changed elsewhere', isPermanent: true };
  if (hasErrorCode(error, 'not-found'))
    return { reason: 'it was deleted, or you left its team', isPermanent: true };
  // the owner may make the user an editor again
  if (hasErrorCode(error, 'not-allowed'))
    return { reason: 'you can now only view this application' };
  if (hasErrorCode(error, 'too-large'))
    return { reason: 'the text is too long', isTextRejected: true, retryMs };
  if (hasErrorCode(error, 'invalid-request')) {
    const reason = getServerMessage(error)?.replace(/\.$/, '') ?? 'the server rejected it';
    return { reason, isTextRejected: true, retryMs };
  }
  const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0;
  return { reason: 'the server is busy', retryMs: Math.max(retryMs, seconds * 1_000) };
}
