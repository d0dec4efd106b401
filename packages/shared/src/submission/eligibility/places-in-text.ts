import { usStates } from '../../values/places/us-states.ts';

const codes = [...usStates.keys()];
const names = [...usStates.values()];
const anyName = `\\b(?:${names.toSorted((a, b) => b.length - a.length).join('|')})\\b`;
/** "Kansas City", "Delaware County", "the Washington region" */
const local =
  '\\s(?:[Cc]it(?:y|ies)|[Cc]ount(?:y|ies)|[Pp]arish|[Tt]ownship|(?:[Mm]etro\\w*\\s)?(?:[Rr]egions?|[Aa]reas?))\\b';
const namePattern = new RegExp(`${anyName}(?!${local})`, 'g');
const localPattern = new RegExp(`${anyName}${local}`);
/** Abbreviations count only after a comma or in a list, because some are also words ("IN", "OR"). */
const codePattern = new RegExp(
  `(?<=,\\s?|\\band\\s|\\bor\\s|\\bin\\s)(?:${codes.join('|')})(?=\\b(?!\\.\\w))`,
  'g',
);

const plainCapital = (text: string): string =>
  text.replace(/\bWashington,? D\.?\s?C\b\.?/g, 'District of Columbia');

/** Whether the text names a place named after a state. */
export const namesLocality = (text: string): boolean => localPattern.test(plainCapital(text));

const cityPattern = new RegExp(
  `(?<city>\\p{Lu}[\\p{L}.'’-]{0,30}(?:[ -]\\p{Lu}[\\p{L}.'’-]{0,30}){0,3}),\\s?(?<state>(?:${anyName}|\\b(?:${codes.join('|')})\\b))`,
  'gu',
);

/** Whether the text names a city with its state: "Dayton, OH" or "New York, NY", unlike the list "Ohio, Kentucky". */
export const namesCity = (text: string): boolean =>
  [...plainCapital(text).matchAll(cityPattern)].some(({ groups }) => {
    const { city = '', state = '' } = groups ?? {};
    const last = stateAtEnd(city);
    return last === undefined || (last === city && stateName(city) === stateName(state));
  });

/** The state that capitalized words equal or end with: "States: Ohio". */
const stateAtEnd = (words: string): string | undefined =>
  [...codes, ...names].find((name) => words === name || words.endsWith(` ${name}`));

/** Finds the full names of the states listed in the text. */
export function findStates(text: string): string[] {
  const plain = plainCapital(text);
  const spelled = plain.match(namePattern) ?? [];
  const abbreviated = (plain.match(codePattern) ?? []).map((code) => usStates.get(code) ?? code);
  return [...new Set([...spelled, ...abbreviated])];
}

/** Removes the names of states from text. */
export const removeStates = (text: string): string => text.replace(namePattern, ' ');

/** The full name of the state in a profile: "NY" or "new york". */
export function stateName(state: string): string | undefined {
  const input = state.trim().replaceAll('.', '');
  const postalName = usStates.get(input.toUpperCase());
  return postalName ?? names.find((name) => name.toLowerCase() === input.toLowerCase());
}
