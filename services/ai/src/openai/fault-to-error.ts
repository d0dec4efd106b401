import type { ProblemCode } from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { isFault } from './transport/fault.ts';
import type { ContextUse, ProviderFault } from './transport/fault.ts';

/** Maps a fault to the error shown to the user; returns any other error unchanged. */
export function faultToError(error: unknown): unknown {
  return isFault(error) ? toError(error) : error;
}

/** The error for each kind of fault. `retryAfterMs`: used if the fault itself states no time. */
type Explanation = { code: ProblemCode; detail: string; retryAfterMs?: number };

const rejected: Explanation = {
  code: 'provider-failed',
  detail: 'The AI service rejected the request. Contact the administrator of this site.',
};
const unusable: Explanation = {
  code: 'unusable-response',
  detail:
    'The AI service returned a response we can’t use. Try again, or use the built-in analyst.',
};
const incomplete: Explanation = {
  code: 'provider-failed',
  detail: 'The response of the AI service was cut off. Try again.',
};

const explanations: Readonly<Record<Exclude<ProviderFault['kind'], 'no-room'>, Explanation>> = {
  busy: {
    code: 'provider-busy',
    detail: 'The AI service is busy right now. Try again in a few moments.',
    retryAfterMs: 20_000,
  },
  unreachable: {
    code: 'unavailable',
    detail: 'We can’t reach the AI service right now. Try again in a minute.',
    retryAfterMs: 30_000,
  },
  stalled: {
    code: 'timed-out',
    detail: 'The AI service took too long to respond. Try again.',
  },
  canceled: { code: 'canceled', detail: 'The request was canceled.' },
  'out-of-credit': {
    code: 'provider-failed',
    detail:
      'This site’s account with the AI service has run out of credit. Contact the administrator of this site.',
  },
  refused: rejected,
  unaccepted: rejected,
  overflow: {
    code: 'unusable-response',
    detail: 'This text is too long for the AI service. Try a shorter document.',
  },
  filtered: {
    code: 'unusable-response',
    detail: 'The AI service declined to process this text. Use the built-in analyst instead.',
  },
  runaway: unusable,
  malformed: unusable,
  unfinished: unusable,
  failed: incomplete,
  'cut-off': incomplete,
};

function toError(fault: ProviderFault): AppError {
  const { code, detail, retryAfterMs }: Explanation =
    fault.kind === 'no-room'
      ? { code: 'unusable-response', detail: describeTooSmallContext(fault.use) }
      : explanations[fault.kind];
  return new AppError(code, detail, {
    cause: fault,
    ...(retryAfterMs !== undefined && {
      retryAfter: toSeconds(fault.retryAfterMs ?? retryAfterMs),
    }),
  });
}

/** Includes the sizes if they are known, because they tell the operator what to change. */
function describeTooSmallContext(use: ContextUse | undefined): string {
  const details = use?.prompt
    ? `Its context holds ${formatCount(use.context)} tokens, and our instructions with a little text take ${formatCount(use.prompt)}.`
    : 'Our instructions alone exceed its context.';
  return `The AI service’s context is too small. ${details} Ask the administrator of this site to enlarge it or to choose another model.`;
}

const formatCount = (count: number): string => count.toLocaleString('en-US');

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
