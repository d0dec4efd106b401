import { numberWords, wholeNumber } from '../../values/numbers/number-words.ts';

const number = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}|${numberWords})`;
const before = String.raw`(?:up to|at most|(?:no|not) (?:be )?(?:more|longer|greater) than|not (?:to )?exceed(?:ing)?|maximum(?: of)?|max\.?|limit(?:ed to| of)?)`;
const after = String.raw`(?:max(?:imum)?|limit|or (?:less|fewer)|at most)`;
const units = {
  pages: '(?:pages?|pp)',
  words: 'words?',
  characters: 'characters?',
  megabytes: '(?:MB|megabytes?)',
} as const;

const patternOf = (unit: string): RegExp =>
  new RegExp(
    String.raw`\b${before} (?:a total of )?${number}(?: \(\d{1,3}\))?[ -]?${unit}\b|\b${number}(?: \(\d{1,3}\))?[ -]?${unit},? ${after}\b`,
    'i',
  );

const patterns = {
  pages: patternOf(units.pages),
  words: patternOf(units.words),
  characters: patternOf(units.characters),
  megabytes: patternOf(units.megabytes),
};

/** The maximum stated in a sentence for a unit: "no more than 1,500 words", "two-page limit". */
export function statedMaximum(text: string, unit: keyof typeof units): number | undefined {
  const match = patterns[unit].exec(text);
  const digits = match?.[1] ?? match?.[2];
  return digits ? wholeNumber(digits) : undefined;
}
