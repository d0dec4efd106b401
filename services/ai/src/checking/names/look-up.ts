import type { ClaimSource } from '@grantwright/shared/contract';
import { fold, words } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import { canonicalName } from './canonical.ts';
import { initialsOf } from './initials-of.ts';
import { stateCodes, stateNames } from './states.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Well-known short forms, each of which proves the other. */
const sameName = [
  ['united states', 'us', 'u s', 'usa', 'u s a', 'united states of america'],
  ['united kingdom', 'uk', 'u k'],
  ['european union', 'eu'],
];

const inWords = (list: string[], index: SourceIndex): ClaimSource | undefined => {
  if (list.length === 0 || !list.every((item) => index.vocabulary.has(item))) return undefined;
  return index.firstWith('words', list)?.source;
};

const asState = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const code = stateCodes.get(name.toLowerCase());
  // "or" and "in" are words; only "OR" and "IN" are states.
  if (code) {
    const written = new RegExp(`(?<![\\p{L}\\d])${code}(?![\\p{L}\\d])`, 'u');
    return index.texts.find((text) => text.written.includes(code) && written.test(text.written))
      ?.source;
  }
  const full = stateNames.get(name);
  return full === undefined ? undefined : inWords(words(full), index);
};

/** "Yevgeny Malakhov" where the source has 'Yevgeny "Zhenya" Malakhov'; a comma or a full stop parts two people. */
const withMiddle = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const parts = name.split(/\s+/);
  if (
    parts.length < 2 ||
    parts.length > 3 ||
    !parts.every((part) => index.vocabulary.has(words(part)[0] ?? ''))
  )
    return undefined;
  const middle = String.raw`(?:\s+(?:["“'(]?\p{Lu}[\p{L}'’-]*["”')]?|\p{Lu}\.|de|la|van|von)){0,2}\s+`;
  const pattern = new RegExp(
    `(?<![\\p{L}])${parts.map((part) => escaped(part)).join(middle)}(?![\\p{L}])`,
    'u',
  );
  return index.texts.find(
    ({ written }) => parts.every((part) => written.includes(part)) && pattern.test(written),
  )?.source;
};

/** "M. Oyelaran" where the source has "Margaret Oyelaran": the letter that a first name begins with. */
const withInitial = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const [, letter = '', surname = ''] = /^(\p{Lu})\. (\p{Lu}[\p{L}'’-]+)$/u.exec(name) ?? [];
  if (!surname || !index.vocabulary.has(words(surname)[0] ?? '')) return undefined;
  const whole = new RegExp(
    `(?<![\\p{L}])${letter}\\p{Ll}[\\p{L}'’-]*(?: ["“'(]?\\p{Lu}[\\p{L}'’-]*[."”')]?){0,2} ${escaped(surname)}(?![\\p{L}])`,
    'u',
  );
  return index.texts.find(({ written }) => written.includes(surname) && whole.test(written))
    ?.source;
};

/** "American Alliance of Museums" where the source has AAM, and the reverse. */
const shortened = (name: string, index: SourceIndex): ClaimSource | undefined => {
  if (/^\p{Lu}{2,6}s?$/u.test(name) && index.initials.has(name.replace(/s$/, '')))
    return index.texts[0]?.source;
  const [initials] = initialsOf(name).flatMap((short) => index.acronyms.get(short) ?? []);
  return initials;
};

const known = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const group = sameName.find((names) => names.includes(words(name).join(' ')));
  for (const other of group ?? []) {
    const found = inWords(other.split(' '), index);
    if (found) return found;
  }
  return undefined;
};

/** Only for several words: one alone may be a word as well as a short form. */
const inOtherSpelling = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const canonical = canonicalName(name);
  if (!canonical.includes(' ')) return undefined;
  return index.firstWith('canonical', canonical.split(' '))?.source;
};

/** Plural of a people or a place: "Alumni", "Ohioans" are not tried; "Marys" is. */
const singular = (name: string, index: SourceIndex): ClaimSource | undefined =>
  /[^s]s$/.test(name) ? inWords(words(name.slice(0, -1)), index) : undefined;

/** "Asset of Community Value" of a list of Assets, "the first Valley Day" of Valley Days. */
const plural = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const list = words(name);
  if (list.length < 2) return undefined;
  const [first = '', ...rest] = list;
  return (
    inWords([`${first}s`, ...rest], index) ??
    inWords([...list.slice(0, -1), `${list.at(-1) ?? ''}s`], index)
  );
};

/** "Quick Books" of QuickBooks: one word more or less. */
const inOneWord = (name: string, index: SourceIndex): ClaimSource | undefined =>
  /\s/.test(name) ? inWords([words(name).join('')], index) : undefined;

const inAnyForm = (name: string, index: SourceIndex): ClaimSource | undefined =>
  inWords(words(name), index) ??
  shortened(name, index) ??
  inOtherSpelling(name, index) ??
  asState(name, index) ??
  withMiddle(fold(name) === name ? name : name.normalize('NFC'), index) ??
  withInitial(name, index) ??
  known(name, index) ??
  inOneWord(name, index) ??
  singular(name, index) ??
  plural(name, index);

const lookedUp = new WeakMap<SourceIndex, Map<string, ClaimSource | undefined>>();

/** The source that holds a name, in any of its usual forms. A draft says the same names again and again. */
export const lookUpName = (name: string, index: SourceIndex): ClaimSource | undefined => {
  const known = lookedUp.get(index) ?? new Map<string, ClaimSource | undefined>();
  lookedUp.set(index, known);
  if (!known.has(name)) known.set(name, inAnyForm(name, index));
  return known.get(name);
};
