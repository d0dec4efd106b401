import { numberWords, parseWholeNumber } from '../../values/numbers/number-words.ts';

const number = String.raw`(?<![\d.,$])(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?|${numberWords})`;
/** Not "no less than", nor "may be less than". */
const comparative = String.raw`(?:(?<=[(,:] ?)|(?<!\b(?:can|could|may|might|not) )be )(?:(?:fewer|less|shorter|smaller) than|under)`;
const before = String.raw`(?:up to|at most|(?:no|not) (?:be )?(?:more|longer|greater|larger|bigger) than|${comparative}|not (?:to )?exceed(?:ing)?|maximum(?: of)?|max\.?|limit(?:ed to| of)?)`;
const after = String.raw`(?:max(?:imum)?|limit|or (?:less|fewer|shorter|smaller|under)|at most)`;
const units = {
  pages: '(?:pages?|pp)',
  words: 'words?',
  characters: 'characters?',
  kilobytes: '(?:KB|kilobytes?)',
  megabytes: '(?:MB|megabytes?)',
  gigabytes: '(?:GB|gigabytes?)',
} as const;
type Unit = 'pages' | 'words' | 'characters' | 'megabytes';

const createPattern = (unit: string): RegExp =>
  new RegExp(
    String.raw`\b${before} (?:a total of )?${number}(?: \(\d{1,3}\))?[ -]?${unit}\b|\b${number}(?: \(\d{1,3}\))?[ -]?${unit},? ${after}\b`,
    'i',
  );

const patterns = {
  pages: createPattern(units.pages),
  words: createPattern(units.words),
  characters: createPattern(units.characters),
  kilobytes: createPattern(units.kilobytes),
  megabytes: createPattern(units.megabytes),
  gigabytes: createPattern(units.gigabytes),
};

const anyMaximum = new RegExp(
  String.raw`,?(?:\s(?:each|of|is|are)){0,2}\s?(?:${Object.values(patterns)
    .map(({ source }) => source)
    .join('|')})(?: each\b)?`,
  'gi',
);

/** Removes the maximums stated in a sentence: "a letter of at most 2 pages" becomes "a letter". */
export const removeStatedMaximums = (text: string): string => text.replace(anyMaximum, '');

/** Finds the maximum stated in a sentence for a unit: "no more than 1,500 words", "two-page limit", "up to 2.5 MB". */
export function findStatedMaximum(text: string, unit: Unit): number | undefined {
  const maximum = findMaximum(text, unit);
  if (unit === 'words' || unit === 'characters')
    return Number.isInteger(maximum) ? maximum : undefined;
  if (unit !== 'megabytes' || maximum !== undefined) return maximum;
  const kilobytes = findMaximum(text, 'kilobytes');
  const gigabytes = findMaximum(text, 'gigabytes');
  if (kilobytes) return Math.ceil((kilobytes / 1024) * 100) / 100;
  return gigabytes && gigabytes * 1024;
}

function findMaximum(text: string, unit: keyof typeof units): number | undefined {
  const match = patterns[unit].exec(text);
  const digits = match?.[1] ?? match?.[2];
  return digits ? parseWholeNumber(digits) : undefined;
}
