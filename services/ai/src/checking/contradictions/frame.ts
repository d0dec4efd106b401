import { fold } from '../../text/words.ts';

/** The words before and after a place in a text, the nearest first; where its sentence begins or ends nothing follows. */
export type Frame = { before: string[]; after: string[] };

const looked = 3;

const tokens = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+|[.!?;|\n]/gu) ?? [];
const isWord = (token: string | undefined): boolean =>
  token !== undefined && /[\p{L}\p{N}]/u.test(token);

const upToStop = (side: string[]): string[] => {
  const stop = side.findIndex((token) => !isWord(token));
  return (stop < 0 ? side : side.slice(0, stop)).slice(0, looked);
};

/** So much text around a place holds the words that are looked at. */
const window = 120;

export const frameOf = (text: string, { start, end }: { start: number; end: number }): Frame => ({
  before: upToStop(tokens(text.slice(Math.max(0, start - window), start)).reverse()),
  after: upToStop(tokens(text.slice(end, end + window))),
});

const sameFromHere = (one: string[], other: string[]): number => {
  const apart = one.findIndex((token, at) => token !== other[at]);
  return apart < 0 ? one.length : apart;
};

/** How much of two frames is the same; a side that ends in both with its sentence counts as `closed` words. */
export const sharedFrame = (one: Frame, other: Frame, closed = 0): number => {
  const sides = (['before', 'after'] as const).map((side) =>
    one[side].length === 0 && other[side].length === 0
      ? { same: closed, fits: true }
      : { same: sameFromHere(one[side], other[side]), fits: one[side][0] === other[side][0] },
  );
  // What stands next to a place must be the same on both sides.
  return sides.every(({ fits }) => fits) ? sides.reduce((sum, { same }) => sum + same, 0) : 0;
};

/** How many words before two places are the same. */
export const sharedBefore = (one: Frame, other: Frame): number =>
  sameFromHere(one.before, other.before);
