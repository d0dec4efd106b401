import { anyOf } from '@grantwright/shared/values';
import type { Unit } from '../../document/unit.ts';

const inBrackets =
  /\[ ?(?:xx+|tbd|date|amount|insert\b[^\]]*|email|link|time|number|\$) ?\]|<(?:insert|date|amount)\b[^<>]*>/i;
const blankDate = /\bXX?\/XX?\/(?:XX+|\d{4}\b)/i;
const undecided = /\bTB[DA]\b|\bto be (?:determined|announced|confirmed)\b/i;
/** A value not yet filled in by the funder: "[date]", "[insert link]", "TBD", "XX/XX/XXXX". */
const placeholder = anyOf(inBrackets, blankDate, undecided);

const topics: [RegExp, string][] = [
  [
    /\b(?:deadline|due|submit|closing date)\b/i,
    'The application deadline is left open in this document. Check the funder’s site before you plan.',
  ],
  [
    /\b(?:awards?|grants?|funding|budget)\b[^.]{0,200}(?:\$|amount|ceiling|total)/i,
    'An amount of money is left open in this document.',
  ],
  [
    /\b(?:start date|award date|issue date|notification)\b/i,
    'Some dates (award, start or issue) are left open in this document.',
  ],
  [
    /\b(?:e-?mail|contact|phone|link)\b/i,
    'Some contact details or links are left open in this document.',
  ],
];

/** Creates one note for each kind of value left open in the guidelines. */
export function writePlaceholderNotes(units: readonly Pick<Unit, 'text' | 'path'>[]): string[] {
  const notes = units
    .filter(({ text }) => placeholder.test(text))
    .map(({ text, path }) => `${path.at(-1) ?? ''}: ${text}`)
    .flatMap((titled) => topics.find(([topic]) => topic.test(titled))?.[1] ?? []);
  return [...new Set(notes)];
}
