import { z } from 'zod';

/**
 * How long the lists and texts of an answer may be, for a part of so many characters: what it says
 * is no longer than it, and a model that fills every list it is given comes to an end sooner.
 */
export const boundsFor = (chars: number) => ({
  texts: (most: number) => z.string().max(Math.min(most, Math.max(LEAST_TEXT, chars))),
  /** At most one entry for each `per` characters, and at least one. */
  lists: (most: number, per: number) => Math.min(most, Math.max(1, Math.ceil(chars / per))),
});

const LEAST_TEXT = 100;
