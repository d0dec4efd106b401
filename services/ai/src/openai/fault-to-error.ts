import { AppError } from '@grantwright/shared/service';
import { isFault } from './transport/fault.ts';
import type { ContextUse, ProviderFault } from './transport/fault.ts';

/** Maps a fault to the error shown to the user; returns any other error unchanged. */
export function faultToError(error: unknown): unknown {
  return isFault(error) ? toError(error) : error;
}

function toError(fault: ProviderFault): AppError {
  const cause = { cause: fault };
  switch (fault.kind) {
    case 'busy':
      return new AppError(
        'provider-busy',
        'The AI service is busy right now. Please try again in a few moments.',
        { ...cause, retryAfter: seconds(fault.retryAfterMs ?? 20_000) },
      );
    case 'unreachable':
      return new AppError(
        'unavailable',
        'The AI service cannot be reached at the moment. Please try again in a minute.',
        { ...cause, retryAfter: seconds(fault.retryAfterMs ?? 30_000) },
      );
    case 'stalled':
      return new AppError(
        'timed-out',
        'The AI service took too long to respond. Please try again.',
        cause,
      );
    case 'canceled':
      return new AppError('canceled', 'The request was canceled.', cause);
    case 'out-of-credit':
      return new AppError(
        'provider-failed',
        'This site’s account with the AI service has run out of credit. Please contact the administrator of this site.',
        cause,
      );
    case 'refused':
    case 'unaccepted':
      return new AppError(
        'provider-failed',
        'The AI service rejected the request. Please contact the administrator of this site.',
        cause,
      );
    case 'overflow':
      return new AppError(
        'unusable-response',
        'This text is too long for the AI service. Try a shorter document.',
        cause,
      );
    case 'no-room':
      return new AppError('unusable-response', tooSmall(fault.use), cause);
    case 'filtered':
      return new AppError(
        'unusable-response',
        'The AI service declined to process this text. Please use the built-in analyst for it.',
        cause,
      );
    case 'runaway':
    case 'malformed':
    case 'unfinished':
      return new AppError(
        'unusable-response',
        'The AI service returned an unusable response. Please try again, or use the built-in analyst.',
        cause,
      );
    case 'failed':
    case 'cut-off':
      return new AppError(
        'provider-failed',
        'The AI service failed to respond completely. Please try again.',
        cause,
      );
  }
}

/** Includes the sizes if they are known, because they tell the operator what to change. */
function tooSmall(use: ContextUse | undefined): string {
  const details = use?.prompt
    ? `Its context holds ${formatted(use.context)} tokens, and our instructions with a little text take ${formatted(use.prompt)}.`
    : 'Our instructions alone exceed its context.';
  return `The AI service’s context is too small. ${details} Ask the site’s administrator to enlarge it or to choose another model.`;
}

const formatted = (count: number): string => count.toLocaleString('en-US');

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
