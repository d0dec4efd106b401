import { z } from 'zod';

/**
 * Limits lists and text in the response to a chunk of this many characters, so that the response is no longer than the
 * chunk, and a model that fills every list finishes sooner.
 */
export const createBounds = (chars: number) => ({
  texts: (max: number) => z.string().max(Math.min(max, Math.max(minTextLength, chars))),
  /** At most one entry per `per` characters, and at least one. */
  lists: (max: number, per: number) => Math.min(max, Math.max(1, Math.ceil(chars / per))),
});

const minTextLength = 100;
