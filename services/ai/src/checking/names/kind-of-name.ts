import { isGeneric } from './find-names.ts';

const placed = /\b(?:in|at|near|from|to|on)\s+(?:the\s+)?$/i;
export const bodies =
  /\b(?:bank|trust|festival|ltd|society|hall|park|street|road|green|mills?|hardware|co-op|rotary|lions|surgery|valley|inc|llc|association|alliance|agency|authority|union|office|market|centre|aid|clinic|brothers|bakery|studio|company|partners|ministries|league)\b/i;
const addressed =
  /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Rev|Fr|Sr|Hon|Cllr|Sgt|Capt|Uncle|Aunt|Father|Sister|Pastor|Chief)\.? $/;
const honorific =
  /^(?:Dr|Mr|Mrs|Ms|Miss|Prof|Rev|Fr|Sr|Hon|Cllr|Sgt|Capt|Uncle|Aunt|Father|Sister|Pastor|Chief)\.? /;

/** A place, a body or a person: only one of a kind is told of where another is meant. */
export const kindOf = (name: string, before: string): string => {
  if (honorific.test(name) || addressed.test(before)) return 'person';
  if (placed.test(before)) return 'place';
  if (bodies.test(name) || name.split(' ').some(isGeneric)) return 'body';
  return name.includes(' ') ? 'person' : 'word';
};

/** What stands right before a name. */
export const before = (text: string, start: number): string =>
  text.slice(Math.max(0, start - 12), start);
