import type { Line } from '../paper.ts';
import { code, type FoundAddress, found, fullNames } from './read-address.ts';

const word = String.raw`\p{Lu}[\p{L}'’-]+`;
/** "The place where the business of the corporation is to be transacted is in Elm Township, Blair County, Pennsylvania." */
const transacted = new RegExp(
  `\\bbusiness\\b[^.;]{0,60}?\\b(?:(?:is|are|shall|will)(?: to)? be )?(?:transacted|conducted|carried on)(?: (?:is|shall be))?,? (?:in|at|within) (?:the )?(?:(?:City|Town|Township|Borough|Village) of )?(${word}(?: ${word}){0,2})(?:[,.]? (?:in the |and )?(?:County of ${word}|${word} County))?[,.]?(?: and)? (?:(?:in )?(?:the )?(?:State|Commonwealth) of )?(${fullNames})\\b`,
  'u',
);

/** Old charters name the township where a body does its business, and no office. */
export const placesOfBusiness = (lines: Line[]): FoundAddress[] =>
  lines.flatMap((line): FoundAddress[] => {
    const [, city, state] = line.others ? [] : (transacted.exec(line.text) ?? []);
    return city && state && !/^(?:State|County|Commonwealth)\b|\bCounty$/.test(city)
      ? [found({ parts: { city, state: code(state) }, cityLine: line }, 1.9)]
      : [];
  });
