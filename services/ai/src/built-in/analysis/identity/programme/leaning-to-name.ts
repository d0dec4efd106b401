import { keyOf, type Candidate } from './candidates.ts';
import type { Place } from './mention.ts';

const kindWord =
  /\b(?:program(?:me)?s?|(?:micro|mini)?-?grants?|funds?|initiatives?|awards?|fellowships?|schemes?|challenge|prizes?|competition|residenc(?:y|ies)|scholarships?)\b/i;
const nearKind =
  /\b(?:projects?|opportunit(?:y|ies)|support|partnerships?|call|studies|research|giving|funding|dialogues?)\b/i;
const endsAsKind =
  /\b(?:program(?:me)?s?|grants?|fund|initiative|awards?|fellowships?|scheme|challenge|prizes?|competition|residency|scholarships?|funding)(?: \d{4})?$/i;
/** "Grant opportunities" titles the page that lists what is given. */
const listsOffers = /\b(?:grants?|funding|award) opportunities$/i;

const namesBody =
  /^(?:the )?(?:(?:u\.?s\.? )?(?:office|department|division|bureau|directorate|university|college|city|county|town|state|government|ministry|agency|council) (?:of|for)\b|.*\b(?:foundation|trust|council|agency|university|commission|department|association|inc\.?|corporation|county|society|institute|endowment|college|club|consortium|network|coalition|collective|chapter|branch|committee)$)/i;
const bodysProgramme =
  /^(?:\S+ ){0,4}(?:council|city|county|department|ministry|government|university|agency|state) program(?:me)?$/i;
const soon = 1_500;
const manyWords = 9;

/** What is known beside the name itself. */
export type Around = {
  others: Candidate[];
  /** The whole text in small letters. */
  text: string;
  /** The whole text as it is written. */
  written: string;
  /** Whether it is known to be who gives. */
  isGiver: (name: string) => boolean;
  /** Whether it stands alone over the title of the paper, as a letterhead does. */
  isLetterhead: (name: string) => boolean;
};

/** "2027 Seed Grants" are the "Otter Seed Grants" of a year. */
const withoutYear = (name: string): string => name.replace(/^(?:fy ?)?(?:19|20)\d\d /i, '');
const holds = (whole: string, part: string): boolean =>
  ` ${keyOf(whole)} `.includes(` ${keyOf(withoutYear(part))} `);
const isHead = ({ places }: Candidate): boolean => places.has('page title') || places.has('title');
const isSaid = ({ places }: Candidate): boolean =>
  places.has('sentence') || places.has('of itself') || places.has('applied for');
/** "The Elm Fund, the Oak Fund, and the Ash Fund": each is a part of what is sought. */
const isOneOfRow = ({ name }: Candidate, { others, text }: Around): boolean =>
  others.some(({ name: other }) =>
    [', the ', ', and the ', ' and the '].some(
      (between) =>
        text.includes(`${name}${between}${other}`.toLowerCase()) ||
        text.includes(`${other}${between}${name}`.toLowerCase()),
    ),
  );
/** "Open Source", of which the text speaks in small letters: what it is about, and no name. */
const fewestInSmall = 2;
const isCommonNoun = ({ name }: Candidate, { written }: Around): boolean =>
  /\p{Lu}/u.test(name) &&
  ` ${written}`.split(new RegExp(`(?<=[^\\p{L}])${escaped(name.toLowerCase())}(?!\\p{L})`, 'u'))
    .length > fewestInSmall;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const wordsOf = (name: string): number => name.split(/[ -]/).length;

const weightOf: Partial<Record<Place, number>> = {
  'page title': 0.8,
  'behind the page title': 0.45,
  title: 1.4,
  'deep title': -0.95,
  // Too rare to be weighed by counting: what the paper itself says to be its title, or its one call.
  'under the call': 3,
  announced: 5,
  'of itself': 2.5,
  'applied for': 1.5,
};

/** What a name shows, and how much it weighs for it or against it. */
const signs: [sign: (one: Candidate, around: Around) => boolean, weight: number][] = [
  [({ name }) => kindWord.test(name), 1.1],
  [({ name }) => !kindWord.test(name) && nearKind.test(name), 0.65],
  [({ name }) => endsAsKind.test(name), 1.3],
  [({ name }) => /\b20\d\d\b/.test(name), 0.95],
  [({ name }) => wordsOf(name) === 1, -0.85],
  [({ name }) => wordsOf(name) === 2, -1.45],
  [({ name }) => listsOffers.test(name), -1.5],
  [(one, around) => !kindWord.test(one.name) && isCommonNoun(one, around), -1],
  [(one) => isHead(one) && isSaid(one), 0.5],
  [(one) => [...one.places].every((place) => place === 'sentence' || place === 'of itself'), -0.75],
  [({ name }, { others }) => others.some((other) => holds(name, other.name)), 1.05],
  [
    ({ name }, { others }) =>
      others.some((other) => wordsOf(other.name) <= manyWords && holds(other.name, name)),
    -0.6,
  ],
  // "Wren Grants: Guidelines" are the guidelines of what is sought.
  [({ ofForm }) => ofForm, 0.5],
  [({ name }, { text }) => text.split(name.toLowerCase().replace(/s$/, '')).length > 2, 0.25],
  [({ name }, { text }) => text.slice(0, soon).includes(name.toLowerCase()), 0.45],
  [isOneOfRow, -1.5],
  // Who gives is not what is given: careful readers wrote either, so these are by hand.
  [({ name }, { isGiver }) => isGiver(name), -1],
  [({ name }, { isLetterhead }) => isLetterhead(name), -4.5],
  [({ name }) => !kindWord.test(name) && namesBody.test(name), -2],
  // "The Elm Council program" says whose it is, and nothing else, where something else is named.
  [
    ({ name }, { others }) =>
      bodysProgramme.test(name) &&
      others.some((other) => endsAsKind.test(other.name) && !bodysProgramme.test(other.name)),
    -2,
  ],
];
const eachTitleBefore = -0.24;
const mostBefore = 12;
/** Of two names alike the one that the text speaks of more. */
const eachDoubling = 0.1;
const eachWordMore = 0.14;
/** What a name must come to. The choice gave 0.85; less by hand, since a doubtful name is worth more than none. */
const nothing = 0.3;

/**
 * How strongly a name looks like the programme's; above 0 it is taken. The weights are rounded from
 * a logistic choice among the names of each of 127 calls; left out set by set, it chose what careful
 * readers wrote down in 99 of them, of which ten readers had written no name but the words over a page.
 */
export const leaningToName = (one: Candidate, around: Around): number => {
  const others = around.others.filter((other) => other !== one);
  const shown = signs.filter(([sign]) => sign(one, { ...around, others }));
  const places = [...one.places].map((place) => weightOf[place] ?? 0);
  const mentions = around.text.split(one.name.toLowerCase().replace(/s$/, '')).length;
  return [
    -nothing,
    eachDoubling * Math.log2(mentions),
    eachTitleBefore * Math.min(one.rank, mostBefore),
    eachWordMore * Math.max(0, wordsOf(one.name) - manyWords),
    ...places,
    ...shown.map(([, weight]) => weight),
  ].reduce((sum, part) => sum + part, 0);
};
