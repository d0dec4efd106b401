import nlp from 'compromise';
import { isGeneric, isOpener } from './find-names.ts';
import { massNouns } from './mass-nouns.ts';
import type { NameTrace } from './trace-names.ts';
import { isPlaceElsewhere, type KnownWords } from './unknown-words.ts';

/** Whose names these are is told by what they end with. */
const body =
  /^(?:Inc|LLC|LLP|Ltd|Corp|GmbH|Foundation|University|Institute|Hospital|Ministries|Corporation|Fund|Trust|Prize|Medal|Society|Association|Alliance|Coalition|Company|Bank|Partners|Consulting|Holdings|Analytics|Solutions|Ventures|Advisory|Associates|Strategic)\.?$/;
const honorific = /^(?:Dr|Mr|Mrs|Ms|Prof|Rev|Hon)\.?\s+\p{Lu}/u;
const initials = /^(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}/u;
const ordinaryEnding =
  /(?:ing|ed|ly|ions?|ments?|ness|ity|ance|ence|ship|ers|ors|ies|al|ic|ive|ous|ful)$/;

const lexicon = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one
  .lexicon;
const tagOf = (word: string): string => `${lexicon[word] ?? ''}`;

/** "Partner: Nebula Grantworks": what stands behind such a word is what somebody is called. */
const whoIsIt =
  /(?:^|\s)(?:partner|funder|sponsor|donor|grantee|contractor|consultant|vendor|supplier|evaluator|auditor|contact|treasurer|chair|director|coordinator|signed|signatory|name)(?: \d)?:\s*$/i;

const isOfNoSource = (part: string, { vocabulary }: KnownWords): boolean =>
  body.test(part) || !vocabulary.has(part.toLowerCase().replace(/[.,]|['’]s$/g, ''));

/** "Vellum & Stroud": a firm is called for two, and the other may be called as a place is. */
const isOfTwo = (
  line: string,
  { start, end }: Pick<NameTrace, 'start' | 'end'>,
  known: KnownWords,
): boolean =>
  [
    /^ & (\p{Lu}[\p{L}’'-]+)/u.exec(line.slice(end)),
    /(?<![\p{L}’'-])(\p{Lu}[\p{L}’'-]+) & $/u.exec(line.slice(0, start)),
  ].some((other) => other?.[1] && isPlaceElsewhere(other[1].toLowerCase(), known));

/**
 * Whether a run of capitals names someone although every word of its line has one, as in a list, in a
 * table or in a heading: people by a first name and a word that is none of the language's, bodies by
 * their kind. What it cannot tell it lets pass, for every title has capitals.
 */
export const isNameInTitle = (
  { text, start, end, source }: NameTrace,
  known: KnownWords,
  line: string,
): boolean => {
  const { ordinary } = known;
  const parts = text.split(/\s+/);
  const isUnknown = (part: string): boolean => {
    const word = part.toLowerCase().replace(/[.,]|['’]s$/g, '');
    return (
      word.length > 2 &&
      !isGeneric(word) &&
      !isOpener(word) &&
      !massNouns.has(word) &&
      !ordinary.has(word) &&
      !ordinaryEnding.test(word) &&
      /^$|LastName/.test(tagOf(word))
    );
  };
  if (
    parts.some((part) => /\p{Ll}\p{Lu}/u.test(part)) ||
    honorific.test(text) ||
    initials.test(text)
  )
    return true;
  // "Isolde Varga", "Nebula Grantworks": two words that neither the language nor a source has.
  const unknown = parts.filter(isUnknown).length;
  if (unknown > 1) return true;
  const isRole = (part: string): boolean =>
    isGeneric(part) || isOpener(part) || /Actor/.test(tagOf(part.toLowerCase()));
  // No source has a word of it, or one has it all, and it is all that is said.
  const isNew = source !== undefined || parts.every((part) => isOfNoSource(part, known));
  const said = line.replace(/[\s\d\u0001]+$/, '');
  const isAll = said === text || whoIsIt.test(line.slice(0, start));
  if (isNew && isAll && parts.length === 2 && unknown > 0 && !parts.some(isRole)) return true;
  if (isNew && isAll && parts.length > 1 && body.test(parts.at(-1) ?? '')) return true;
  if (unknown > 0 && parts.length > 1 && !parts.some(isRole) && whoIsIt.test(line.slice(0, start)))
    return true;
  if (unknown === 1 && parts.length === 1 && isOfTwo(line, { start, end }, known)) return true;
  const [first = '', second = ''] = parts;
  const given = first.toLowerCase();
  if (
    parts.length > 1 &&
    /MaleName|FemaleName|FirstName/.test(tagOf(given)) &&
    !ordinary.has(given) &&
    !isGeneric(given) &&
    !massNouns.has(given) &&
    isUnknown(second)
  )
    return true;
  return body.test(parts.at(-1) ?? '') && parts.slice(0, -1).some(isUnknown);
};
