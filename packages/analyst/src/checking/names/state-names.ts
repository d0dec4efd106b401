import { type Tokens, usStates } from '@grantwright/shared/values';
import { isStateCode } from '../../text/states.ts';

const longNames = [...usStates.values()]
  .map((name) => name.toLowerCase().split(' '))
  .filter((words) => words.length > 1);

/** Finds the states named by several words, such as "West Virginia", at the index of each of these words. */
export function findLongStates(tokens: Tokens): ReadonlyMap<number, readonly string[]> {
  const states = new Map<number, readonly string[]>();
  for (let index = 0; index < tokens.length; index++) {
    if (!tokens.isCapitalized(index)) continue;
    const name = longNames.find((words) =>
      words.every((word, offset) => tokens.lower(index + offset) === word),
    );
    name?.forEach((_, offset) => states.set(index + offset, name));
  }
  return states;
}

const placePrepositions = new Set('in across throughout around near within outside'.split(' '));
const listMarks = new Set([',', 'and', 'or', '&']);

/**
 * Whether a word is a state's postal code after a preposition: "families in MS and AL". Only there is a code that is
 * also a word or another abbreviation certain to mean the state.
 */
export function isStateCodeAfterIn(tokens: Tokens, index: number): boolean {
  if (!isStateCode(tokens.at(index).text) || tokens.isCapitalized(index + 1)) return false;
  let before = index - 1;
  while (listMarks.has(tokens.lower(before)) || isStateCode(tokens.at(before).text)) before--;
  return placePrepositions.has(tokens.lower(before));
}
