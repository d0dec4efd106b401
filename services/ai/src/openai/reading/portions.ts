import type { OpenAiSettings } from '../settings.ts';
import { isFault, ProviderFault } from '../transport/fault.ts';
import { createContextRoom, LEAST_CHARS, leavesNoRoom } from './context-room.ts';

/**
 * How one part is to be asked; with `cutTo`, only in parts of so many characters. `isLean`: with lists as
 * short as the part, so that a model that fills them comes to an end. Not from the beginning, since
 * many endpoints prepare each schema they have not seen.
 */
type Portion = { cutTo?: number; isLean: boolean; answerTokens: number };

/** So little text has a short answer: a model that finds no end of it finds none for half of it. */
const LEAST_TO_HALVE = 4_000;

/** In fewer tokens no part of a document is answered, however short it is. */
const LEAST_ROOM = 300;

/** Parts repeat their headings, so they may be somewhat longer than they were cut to. */
const SLACK = 1.5;

/**
 * How much of a document goes into one request, and how much may come back. It begins with the
 * settings; what the endpoint refuses, or cannot answer to the end, makes the parts smaller. Where the
 * endpoint says how much it holds, they are of the right size at once.
 */
export function createPortions(settings: OpenAiSettings, task: string) {
  const room = createContextRoom(task.length);
  let most = Number.POSITIVE_INFINITY;
  let answerTokens = settings.maxAnswerTokens;
  let isLean = false;

  function halved(size: number, error: ProviderFault): { cutTo: number } {
    const cutTo = Math.floor(size / 2);
    if (cutTo >= LEAST_CHARS) return { cutTo };
    const { use } = error;
    const left = use?.prompt === undefined ? undefined : use.context - use.prompt;
    const isSmall = left === undefined ? isFault(error, 'overflow') : left < LEAST_ROOM;
    throw isSmall ? new ProviderFault('no-room', error.message, { use, cause: error }) : error;
  }

  return {
    forSize(size: number): Portion {
      return { isLean, answerTokens, ...(size > most * SLACK && { cutTo: most }) };
    },

    /**
     * What to do instead of what was `asked`: the same again, or in parts where `cutTo` says so. Throws
     * where nothing helps.
     */
    afterFailure(error: unknown, asked: Portion, size: number, data: string): { cutTo?: number } {
      const isRefused = isFault(error, 'overflow');
      if (!isRefused && !isFault(error, 'runaway')) throw error;
      const { use } = error;
      if (use) room.learn(use, data.length);
      const isBounded = use !== undefined || asked.answerTokens < settings.maxAnswerTokens;
      // A refused text costs nothing and is cut as far as needed; an endless answer was waited for.
      if (!isRefused && !isBounded && size < LEAST_TO_HALVE) throw error;
      isLean = true;
      if (isRefused && use && leavesNoRoom(use, data))
        throw new ProviderFault('no-room', error.message, { use, cause: error });
      const share = room.share(most);
      if (!share) return halved(size, error);
      most = Math.min(most, share.chars);
      answerTokens = Math.min(settings.maxAnswerTokens, share.answerTokens);
      if (most * SLACK < size) return { cutTo: most };
      // some endpoints refuse for the length of the answer that was asked for, not for the text's
      return isRefused && answerTokens < asked.answerTokens ? {} : halved(size, error);
    },
  };
}

export type Portions = ReturnType<typeof createPortions>;
