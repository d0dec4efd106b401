import { remembered } from '../../text/remembered.ts';
import type { SourceSentence } from '../claim-sources.ts';
import { canonicalName } from '../names/canonical.ts';
import { capital, isAlwaysCapital, isGeneric, isOpener } from '../names/find-names.ts';
import { initialsOf } from '../names/initials-of.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import { placesIn, type Run } from './places.ts';

/** Capitalised words side by side: "Slater Street", "I-95"; what joins two names parts them. */
const word = String.raw`(?:\p{Lu}[\p{L}\d]*-\d+|${capital})`;
const runs = new RegExp(`(?<![\\p{L}\\d])${word}(?: ${word})*`, 'gu');
const opensSentence = /(?:^|[.!?:;•·\-–—|"“(])\s*$/;

const runsIn = remembered((text): readonly Run[] =>
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

const namesSomething = (text: string): boolean =>
  !text.split(' ').every((part) => isGeneric(part) || isAlwaysCapital(part) || isOpener(part));

/** How people are addressed, which says nothing of what they are. */
const salutation =
  /^(?:Dr|Doctor|Mr|Mrs|Ms|Miss|Prof|Professor|Rev|Reverend|Pastor|Fr|Father|Sr|Sister|Br|Brother|Hon|Honorable|Adv|Advocate|Elder|Sir|Dame|Capt|Captain|Lt|Lieutenant|Sgt|Sergeant|Col|Colonel|Señor|Señora|Don|Doña)\.? (?=\p{Lu})/u;

const partsOf = remembered((name): readonly string[] =>
  canonicalName(name.replace(salutation, '').replace(salutation, '')).split(' '),
);

/** One holds all words of the other, or is its short form. */
const mayBeTheSame = (one: string, other: string): boolean => {
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

/**
 * The names of a draft that stand, between the very words of a source's sentence, where the source has
 * another: "from Roscrea to Dromineer" of a river "from Toomevara to Dromineer". That the sources speak
 * of Roscrea somewhere does not put it there. `text` is the line without what was read as a value already, of `whole`'s length.
 */
export const nameInItsPlace = (
  sentences: SourceSentence[],
): ((text: string, whole: string) => (Run & { sentence: SourceSentence })[]) => {
  const own = sentences.flatMap(({ source, text }) =>
    source.type === 'organization' && source.field === 'name' ? [text] : [],
  );
  const isOwn = (text: string): boolean => own.some((name) => mayBeTheSame(text, name));
  const placesOf = placesIn(sentences, runsIn);
  let known: (readonly Run[])[] | undefined;
  /** A source tells of both in one sentence: the draft puts it in the pattern of another. */
  const isToldWith = (run: Run, besides: Run[]): boolean => {
    known ??= sentences.map(({ text }) => runsIn(text));
    return known.some(
      (runs) =>
        runs.some((one) => mayBeTheSame(one.text, run.text)) &&
        runs.some((one) => besides.some((other) => mayBeTheSame(one.text, other.text))),
    );
  };
  return (text, whole) => {
    const found = runsIn(text);
    return found.flatMap((run) => {
      if (!namesSomething(run.text) || isOwn(run.text)) return [];
      const inPlace = placesOf(whole, run);
      const other = inPlace.find((placed) => namesSomething(placed.text) && !isOwn(placed.text));
      if (!other || inPlace.some((placed) => mayBeTheSame(run.text, placed.text))) return [];
      // "in Meigs County and Athens County" of "Athens County and Meigs County".
      const isElsewhereInIt = inPlace.some(({ sentence }) =>
        runsIn(sentence.text).some((one) => mayBeTheSame(one.text, run.text)),
      );
      const { from, to } = sentenceOf(whole, run);
      const besides = found.filter(
        (one) => one !== run && one.start >= from && one.end <= to && namesSomething(one.text),
      );
      return isElsewhereInIt || isToldWith(run, besides)
        ? []
        : [{ ...run, sentence: other.sentence }];
    });
  };
};
