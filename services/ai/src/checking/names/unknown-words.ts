import nlp from 'compromise';
import { isGeneric, isOpener } from './find-names.ts';
import { massNouns } from './mass-nouns.ts';

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one
  .lexicon;
const tagOf = (word: string): string =>
  Object.hasOwn(lexicon, word) ? `${lexicon[word] ?? ''}` : '';

const ordinaryEnding =
  /(?:ing|ed|ly|ions?|ments?|ness|ity|ance|ence|ship|ers?|ors?|ies|al|ic|ive|ous|ful|ble|ty|s)$/;

/** Everyday words that the lexicon of the language does not have. */
const everyday = new Set(
  'agenda advocacy app bamboo bibliography blog bus button chat childhood click cooler course deadline degree different drudgery elsewhere email emergency envelope expenditure fee font forest forklift holiday home honorarium hybrid infrastructure insight interdisciplinary lapse logo longterm map margin neighbourhood noon office online origin panel pdf period playgroup podcast policy postcode postdoc prerequisite procedure product proof receipt reed resilient scope sheet site spreadsheet springboard stipend technology telephone term territory tool trail tree turnaround unit valid video voluntary wage web webinar website wetland workplace worksheet'.split(
    ' ',
  ),
);

const isCommon = (word: string): boolean =>
  everyday.has(word) || isGeneric(word) || isOpener(word) || massNouns.has(word);

/** Which words the sources hold: those that they write small, and all. */
export type KnownWords = { ordinary: ReadonlySet<string>; vocabulary: ReadonlySet<string> };

/** What neither the language nor a source has, but for names of people. */
export const isNobodys = (word: string, ordinary: ReadonlySet<string>): boolean =>
  !ordinary.has(word) &&
  !isCommon(word) &&
  /^$|LastName|FirstName|MaleName|FemaleName/.test(tagOf(word));

/** What the language has for one thing. */
export const isThing = (word: string): boolean =>
  word.length > 2 && (isCommon(word) || /Noun|Singular|Unit|Infinitive/.test(tagOf(word)));

/** A word that neither the language nor a source is known to have, nor makes of one that it has. */
export const isUnknown = (word: string, ordinary: ReadonlySet<string>): boolean =>
  isNobodys(word, ordinary) && !ordinaryEnding.test(word);

/** "ignatius", "vosskuhler": an ending of names, too, on what is long for a word of every day. */
const endingOfNames = /^\p{L}{2,}(?:[aei]us|rus)$|^\p{L}{7,}er$/u;
/** A word that ends as made ones do, and is made of none that the language or a source has. */
export const isStrange = (word: string, ordinary: ReadonlySet<string>): boolean => {
  const base = word.replace(/(?:er|us|s|ed)$/, '');
  return (
    isNobodys(word, ordinary) &&
    /(?:er|[^s]s|[^e]ed)$/.test(word) &&
    ![base, `${base}e`, `${base}y`, base.replace(/(.)\1$/, '$1')].some(
      (other) => ordinary.has(other) || isCommon(other) || tagOf(other),
    )
  );
};

/** "clearspring": it ends as what is done does, and is made of nothing that anybody does. */
export const isNoDoing = (word: string, { ordinary }: Pick<KnownWords, 'ordinary'>): boolean => {
  const base = word.replace(/ing$/, '');
  if (base === word || !isNobodys(word, ordinary)) return false;
  const single = base.replace(/(.)\1$/, '$1');
  return ![base, `${base}e`, single].some((whole) =>
    Array.from({ length: Math.max(1, whole.length - 3) }, (_, at) => whole.slice(at)).some(
      (part) => ordinary.has(part) || isThing(part),
    ),
  );
};

/** Such a word that is long enough, or Latin enough, to be of a name wherever it stands. */
export const isStrangeName = (word: string, ordinary: ReadonlySet<string>): boolean =>
  endingOfNames.test(word) && isStrange(word, ordinary);

/** What parents call a child, and hardly anybody means otherwise. */
export const isGivenName = (word: string, ordinary: ReadonlySet<string>): boolean =>
  word.length > 3 &&
  /^(?:MaleName|FemaleName|LastName)$/.test(tagOf(word)) &&
  !ordinary.has(word) &&
  !isCommon(word);

/** Where a place is that no source speaks of: "stroud". */
export const isPlaceElsewhere = (word: string, { ordinary, vocabulary }: KnownWords): boolean =>
  !ordinary.has(word) &&
  !vocabulary.has(word) &&
  !isCommon(word) &&
  /Place|City|Region/.test(tagOf(word));
