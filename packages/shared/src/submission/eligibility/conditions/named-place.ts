import { anyOf } from '../../../values/any-of.ts';
import { findStates, namesLocality } from '../places-in-text.ts';

/** The place named by a rule. The label completes "Are you in …?". */
export type NamedPlace =
  | { kind: 'states'; states: readonly string[]; label: string }
  /** Part of a state. */
  | { kind: 'area'; label: string }
  | { kind: 'country'; label: string };

const country = anyOf(
  /\bnationwide\b|\bnationally\b|\b(?:all|any) (?:50|fifty)? ?(?:U\.?S\.? )?states?\b/i,
  /\bthe (?:U\.?S\.?A?|United States)\b(?!-)|\bUnited States\b|\bU\.?S\.?[- ](?:based|organi|nonprofit)/i,
);
/** "the 50 states and the District of Columbia" */
const allStates = /\b(?:50|fifty|all|any) (?:of the )?(?:U\.?S\.? )?states?\b/i;
const aboutPlace = anyOf(
  /\b(?:locat|based|headquarter|serv|operat|resid|incorporated|registered in|nationwide|domestic)\w*/i,
  /\b(?:work(?:s|ing)? in|within|in the|outside)\w*/i,
  /\b(?:organi[sz]ations?|nonprofits?|charities|entities|agencies|institutions|groups|applicants|businesses) in\w*/i,
);

/** Finds the place in the United States named by a rule on applicants. */
export function findPlace(text: string): NamedPlace | undefined {
  if (!aboutPlace.test(text)) return undefined;
  if (allStates.test(text)) return wholeCountry;
  const states = findStates(text);
  if (states.length > 0) return { kind: 'states', states, label: states.join(', ') };
  if (namesLocality(text)) return { kind: 'area', label: 'this area' };
  return country.test(text) ? wholeCountry : undefined;
}

const wholeCountry: NamedPlace = { kind: 'country', label: 'the United States' };
