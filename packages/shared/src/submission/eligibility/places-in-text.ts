import { usStates } from '../../values/places/us-states.ts';

const codes = [...usStates.keys()];
const names = [...usStates.values()];
const anyName = `\\b(?:${names.toSorted((a, b) => b.length - a.length).join('|')})\\b`;
/** "Kansas City", "Delaware County", "the Washington region" */
const local =
  '\\s(?:[Cc]it(?:y|ies)|[Cc]ount(?:y|ies)|[Pp]arish|[Tt]ownship|(?:[Mm]etro\\w*\\s)?(?:[Rr]egions?|[Aa]reas?))\\b';
const namePattern = new RegExp(`${anyName}(?!${local})`, 'g');
const localPattern = new RegExp(`${anyName}${local}`);
const code = `(?<![\\w.-])(?:${codes.join('|')})(?=\\b(?![.-]\\w))`;
const state = `(?:${anyName}(?!${local})|${code})`;
const separator =
  '(?:\\s?[,;/&]\\s?(?:(?:and/or|and|or|&)\\s)?|\\s(?:and/or|and|or)\\s)(?:(?:in\\s)?the\\s)?';
const listPattern = new RegExp(`${state}(?:${separator}${state})*`, 'g');
const statePattern = new RegExp(state, 'g');
/** Words before a single postal code, required because some codes are also words ("IN", "OR"). */
const beforeCode = /(?:,\s?|\b(?:and|or|in)\s)$/;

const trimCapital = (text: string): string =>
  text.replace(/\bWashington,? D\.?\s?C\b\.?/g, 'District of Columbia');

/** Whether the text names a place named after a state. */
export const namesLocality = (text: string): boolean => localPattern.test(trimCapital(text));

const cityPattern = new RegExp(
  `(?<city>\\p{Lu}[\\p{L}.'’-]{0,30}(?:[ -]\\p{Lu}[\\p{L}.'’-]{0,30}){0,3}),\\s?(?<state>(?:${anyName}|\\b(?:${codes.join('|')})\\b))`,
  'gu',
);

/** Whether the text names a city with its state: "Dayton, OH" or "New York, NY", unlike the list "Ohio, Kentucky". */
export const namesCity = (text: string): boolean =>
  [...trimCapital(text).matchAll(cityPattern)].some(({ groups }) => {
    const { city = '', state = '' } = groups ?? {};
    const last = findStateAtEnd(city);
    return (
      last === undefined || (last === city && resolveStateName(city) === resolveStateName(state))
    );
  });

/** Finds the state at the end of capitalized words: "States: Ohio". */
const findStateAtEnd = (words: string): string | undefined =>
  [...codes, ...names].find((name) => words === name || words.endsWith(` ${name}`));

/** Finds the states named in the text, as lists ("AZ, CA, and Nevada") with their positions. */
function findStateLists(text: string): { states: string[]; start: number; end: number }[] {
  return [...text.matchAll(listPattern)].flatMap(({ 0: list, index }) => {
    const named = list.match(statePattern) ?? [];
    const isWord = named.length === 1 && usStates.has(list);
    if (isWord && !beforeCode.test(text.slice(Math.max(0, index - 5), index))) return [];
    const states = named.map((name) => usStates.get(name) ?? name);
    return [{ states, start: index, end: index + list.length }];
  });
}

/** Finds the full names of the states listed in the text. */
export const findStates = (text: string): string[] => [
  ...new Set(findStateLists(trimCapital(text)).flatMap(({ states }) => states)),
];

export const statesWords = 'these states';

/** Replaces each list of states with "these states". */
export function replaceStateLists(text: string): string {
  const plain = trimCapital(text);
  const parts: string[] = [];
  let last = 0;
  for (const { start, end } of findStateLists(plain)) {
    parts.push(plain.slice(last, start));
    last = end;
  }
  return [...parts, plain.slice(last)].join(statesWords);
}

/** Removes the names of states from text. */
export const removeStates = (text: string): string => text.replace(namePattern, ' ');

/** Returns the full name of the state in a profile: "NY" or "new york". */
export function resolveStateName(state: string): string | undefined {
  const input = state.trim().replaceAll('.', '');
  const postalName = usStates.get(input.toUpperCase());
  return postalName ?? names.find((name) => name.toLowerCase() === input.toLowerCase());
}
