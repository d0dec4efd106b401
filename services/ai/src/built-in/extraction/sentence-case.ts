import { stateNames } from '../names/states.ts';
import { fromCapitals, isAbbreviation } from './tidy.ts';

const alwaysCapital = new Set(
  'January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday American Americans English Spanish Christmas Thanksgiving Easter Medicare Medicaid I'
    .split(' ')
    .map((word) => word.toLowerCase()),
);
/** The first letter of a sentence; "30-LB. BOX" ends none. */
const opening =
  /(?<=^["“(]?|(?<!\b(?:lbs?|oz|ft|sq|approx|no|st|dr|mrs?|ms|etc|inc|vs|e\.g|i\.e))[.!?]["”)]?\s+["“(]?)\p{Ll}/gu;
const fromSmall = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** As words of their own these are no month: "MAY" is mostly a verb. */
const verbs = new Set(['may', 'march']);

/** "RICE COUNTY", "MARION AND RICE COUNTIES", "CITY OF BEND": what the word beside it says to be a place. */
const places =
  /\b(?:\p{Lu}[\p{Lu}'’-]+, )*(?:\p{Lu}[\p{Lu}'’-]+ (?:AND|&) )?\p{Lu}[\p{Lu}'’-]+ COUNT(?:Y|IES)\b|(?<=\b(?:CITY|TOWN|VILLAGE) OF )\p{Lu}[\p{Lu}'’-]+/gu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isShouted = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 3 && letters === letters.toUpperCase();
};

const lowered = (word: string): string => {
  const bare = word.replace(/[^\p{L}.]/gu, '');
  if (isAbbreviation(bare) && !/^(?:US|[A-Z])$/.test(bare)) return word;
  const lower = word.toLowerCase();
  const plain = lower.replace(/[^\p{L}]/gu, '');
  return alwaysCapital.has(plain) && !verbs.has(plain) ? fromCapitals(word) : lower;
};

/**
 * A passage set in capitals as it would be written: "WE FEED THE HUNGRY OF RICE COUNTY." as "We feed the hungry of
 * Rice County."; `proper` are names that keep their own spelling. Text that is not all capitals stays as it is.
 */
export const sentenceCase = (text: string, proper: string[] = []): string => {
  if (!isShouted(text)) return text;
  let own = text
    .split(' ')
    .map(lowered)
    .join(' ')
    .replace(opening, (letter) => letter.toUpperCase())
    .replace(/\b(?:may|march)(?= \d)/g, fromSmall);
  const named = [
    ...[...text.matchAll(places)].map(([place]) => fromCapitals(place)),
    ...stateNames.values(),
    ...proper,
  ];
  for (const name of named)
    own = own.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name);
  return own;
};
