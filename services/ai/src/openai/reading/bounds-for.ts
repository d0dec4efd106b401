import { z } from 'zod';

/**
 * Limits for lists and texts in the response to a chunk of this many characters: the response is no longer
 * than the chunk, and a model that fills every list ends sooner.
 */
export const boundsFor = (chars: number) => ({
  texts: (most: number) => z.string().max(Math.min(most, Math.max(minTextLength, chars))),
  /** At most one entry per `per` characters, and at least one. */
  lists: (most: number, per: number) => Math.min(most, Math.max(1, Math.ceil(chars / per))),
});

const minTextLength = 100;
