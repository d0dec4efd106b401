import { anyOf } from '../../values/any-of.ts';

/** A number stated by the funder, exactly or as a bound. */
export type StatedValue = { value: number; kind: 'exact' | 'min' | 'max' };

const minBefore = anyOf(
  /\bat least ?(?:an? )?(?:font )?(?:size )?(?:of )?$/i,
  /\b(?:no|not)(?: be)? (?:smaller|less|fewer|lower|narrower|tighter) than ?(?:an? )?(?:font )?(?:size )?(?:of )?$/i,
  /(?:\bminimum(?: of)?|\bmin\.?) ?(?:an? )?(?:font )?(?:size )?(?:of )?$/i,
);
const maxBefore = anyOf(
  /\bat most ?(?:an? )?(?:font )?(?:size )?(?:of )?$/i,
  /\b(?:no|not)(?: be)? (?:larger|more|greater|bigger|wider) than ?(?:an? )?(?:font )?(?:size )?(?:of )?$/i,
  /(?:\bmaximum(?: of)?|\bnot exceed|\bup to) ?(?:an? )?(?:font )?(?:size )?(?:of )?$/i,
);
const minAfter =
  /^,? ?(?:font |type |text |margins? )*(?:size )?(?:or (?:larger|greater|more|above|bigger|higher|wider)|minimum|\(?min\b|and (?:above|up))/i;
const maxAfter = /^,? ?(?:font |type |text |margins? )*(?:size )?(?:or (?:smaller|less)|maximum)/i;

/** Whether a number between `before` and `after` is exact or a bound. */
export function getBoundKind(before: string, after: string): StatedValue['kind'] {
  const near = before.slice(-60);
  if (minBefore.test(near) || minAfter.test(after)) return 'min';
  if (maxBefore.test(near) || maxAfter.test(after)) return 'max';
  return 'exact';
}

/**
 * Chooses the first stated value that meets all bounds, or else the smallest that does. Returns undefined if nothing is
 * stated, or if the only limit is a maximum that `usual` already meets.
 */
export function chooseValue(stated: StatedValue[], usual: number): number | undefined {
  const values = (kind: StatedValue['kind']) =>
    stated.filter((value) => value.kind === kind).map(({ value }) => value);
  const [exact, mins, maxes] = [values('exact'), values('min'), values('max')];
  const minimum = Math.max(0, ...mins);
  const maximum = Math.min(Infinity, ...maxes);
  const met = exact.find((value) => value >= minimum && value <= maximum);
  if (met !== undefined) return met;
  if (mins.length > 0) return minimum;
  if (exact[0] !== undefined) return Math.min(exact[0], maximum);
  return usual > maximum ? maximum : undefined;
}
