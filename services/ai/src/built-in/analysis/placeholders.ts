import type { Guidelines } from './guidelines.ts';

const blank =
  /\[\s*(?:_*|x+|tbd|date|amount|insert[^\]]*|email|link|name|time|number|month[^\]]*|\$[^\]]*)\s*\]|<\s*(?:insert|date|amount)[^>]*>|\bXX?\/XX?\/XX+\b|\b(?:TBD|TBA)\b|\bto be (?:determined|announced|confirmed)\b|_{4,}/i;
const topics: [RegExp, string][] = [
  [
    /\b(?:applications?|proposals?|submission)\b.*\b(?:deadline|due|submit|by)\b|\bdeadline\b|\bdue date\b|\bclosing date\b|submit your application by/i,
    "The application deadline is left open in this document. Check the funder's site before you plan.",
  ],
  [
    /\b(?:award|grant|funding|amount|budget)\b.*(?:\$|amount|ceiling|total)/i,
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

/** True when a text shows a blank where a value should stand: "[date]", "[ ]", "TBD". */
export const hasPlaceholder = (text: string): boolean => blank.test(text);

/** One note for each kind of thing that the guidelines leave blank. */
export const placeholderNotes = (guidelines: Guidelines): string[] => {
  const notes = new Set<string>();
  for (const statement of guidelines.statements) {
    if (!hasPlaceholder(statement.text)) continue;
    const note = topics.find(([pattern]) => pattern.test(statement.text))?.[1];
    if (note) notes.add(note);
  }
  return [...notes];
};
