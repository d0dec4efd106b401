import { remembered } from '@grantwright/analyst';
import { canonicalName } from './canonical.ts';
import { capital, isAlwaysCapital, isGeneric, isOpener } from './find-names.ts';
import { initialsOf } from './initials-of.ts';

/** A stretch of a text that names something. */
export type Run = { text: string; start: number; end: number };

/** Capitalised words side by side: "Slater Street", "I-95"; what joins two names parts them. */
const word = String.raw`(?:\p{Lu}[\p{L}\d]*-\d+|${capital})`;
const runs = new RegExp(`(?<![\\p{L}\\d])${word}(?: ${word})*`, 'gu');
const opensSentence = /(?:^|[.!?:;•·\-–—|"“(])\s*$/;

/** The names in a text. */
export const runsIn = remembered((text): readonly Run[] =>
  [...text.matchAll(runs)].flatMap(({ 0: whole, index }) => {
    const words = whole.split(' ');
    const opens = opensSentence.test(text.slice(Math.max(0, index - 4), index));
    // Alone at the start of a sentence any word has a capital: "Seniors in the county …".
    if (opens && words.length === 1) return [];
    // "Our Ashley Street shop": the first word is capital for its place alone.
    const skipped = opens && isOpener(words[0] ?? '') ? (words[0]?.length ?? 0) + 1 : 0;
    const own = whole.slice(skipped).replace(/\.$/, '');
    return own.length > 1
      ? [{ text: own, start: index + skipped, end: index + skipped + own.length }]
      : [];
  }),
);

/** Whether it is more than titles and months. */
export const namesSomething = (text: string): boolean =>
  !text.split(' ').every((part) => isGeneric(part) || isAlwaysCapital(part) || isOpener(part));

/** How people are addressed, which says nothing of what they are. */
const salutation =
  /^(?:Dr|Doctor|Mr|Mrs|Ms|Miss|Prof|Professor|Rev|Reverend|Pastor|Fr|Father|Sr|Sister|Br|Brother|Hon|Honorable|Adv|Advocate|Elder|Sir|Dame|Capt|Captain|Lt|Lieutenant|Sgt|Sergeant|Col|Colonel|Señor|Señora|Don|Doña)\.? (?=\p{Lu})/u;

const partsOf = remembered((name): readonly string[] =>
  canonicalName(name.replace(salutation, '').replace(salutation, '')).split(' '),
);

/** One holds all words of the other, or is its short form. */
export const mayBeTheSame = (one: string, other: string): boolean => {
  const [a, b] = [partsOf(one), partsOf(other)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    short.every(
      (part) =>
        long.includes(part) ||
        // "M. Oyelaran" is Margaret.
        (part.length === 1 && short.length > 1 && long.some((name) => name.startsWith(part))),
    ) ||
    initialsOf(one).includes(other) ||
    initialsOf(other).includes(one)
  );
};
