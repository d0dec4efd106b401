import type { OpenAiSettings } from '../settings.ts';
import { isFault, ProviderFault, type ContextUse } from '../transport/fault.ts';
import { createContextBudget, minChars, leavesNoRoom } from './context-budget.ts';

/**
 * How to send a chunk. `cutTo`: first split it into chunks of this many characters. `isLean`: use instructions and list
 * limits that match the chunk, so that they fit and a model that fills its lists stops. Not set from the start, because
 * many endpoints compile each new schema.
 */
type Portion = { cutTo?: number; isLean: boolean; answerTokens: number };

/**
 * Text shorter than this needs only a short response, so a model that never finishes it would not finish half of it
 * either.
 */
const minCharsToHalve = 4_000;

/** Every response needs at least this many tokens. */
const minResponseTokens = 300;

/** Chunks may exceed their size, because they repeat headings. */
const sizeTolerance = 1.5;

/**
 * Decides how much of a document goes into one request and how many tokens the response may have. Starts with the
 * settings and shrinks chunks that the endpoint rejects or never finishes. If the endpoint reports its context size,
 * chunks are sized to fit immediately.
 */
export function createPortions(settings: OpenAiSettings, leanTask: string) {
  const budget = createContextBudget(leanTask.length);
  let maxSize = Number.POSITIVE_INFINITY;
  let answerTokens = settings.maxAnswerTokens;
  let isLean = false;
  let reportedUse: ContextUse | undefined;

  function halveSize(size: number, error: ProviderFault): { cutTo: number } {
    const cutTo = Math.floor(size / 2);
    if (cutTo >= minChars) return { cutTo };
    const use = error.use ?? reportedUse;
    const remainingTokens = use?.prompt === undefined ? undefined : use.context - use.prompt;
    const isSmall =
      remainingTokens === undefined
        ? isFault(error, 'overflow')
        : remainingTokens < minResponseTokens;
    throw isSmall ? new ProviderFault('no-room', error.message, { use, cause: error }) : error;
  }

  return {
    forSize(size: number): Portion {
      return { isLean, answerTokens, ...(size > maxSize * sizeTolerance && { cutTo: maxSize }) };
    },

    /**
     * Decides how to continue after a failed request: retry it, or split its chunk into chunks of `cutTo` characters.
     * Throws if neither helps.
     */
    afterFailure(error: unknown, portion: Portion, size: number, data: string): { cutTo?: number } {
      const isRefused = isFault(error, 'overflow');
      if (!isRefused && !isFault(error, 'runaway')) throw error;
      const { use } = error;
      reportedUse = use ?? reportedUse;
      if (use) budget.record(use, data.length, portion.isLean);
      const isBounded = use !== undefined || portion.answerTokens < settings.maxAnswerTokens;
      // rejected text costs nothing, so it is split as far as needed; an endless response costs
      // time
      if (!isRefused && !isBounded && size < minCharsToHalve) throw error;
      isLean = true;
      if (isRefused && use && portion.isLean && leavesNoRoom(use, data))
        throw new ProviderFault('no-room', error.message, { use, cause: error });
      const share = budget.share(maxSize);
      if (!share) return halveSize(size, error);
      maxSize = Math.min(maxSize, share.chars);
      answerTokens = Math.min(settings.maxAnswerTokens, share.answerTokens);
      if (maxSize * sizeTolerance < size) return { cutTo: maxSize };
      // some endpoints reject the requested response length, not the text
      return isRefused && answerTokens < portion.answerTokens ? {} : halveSize(size, error);
    },
  };
}

export type Portions = ReturnType<typeof createPortions>;
