import { expect, it } from 'vitest';
import { replacementPhrases } from './replacement-phrases.ts';

type Phrase = keyof typeof replacementPhrases;

const examples: Record<Phrase, [text: string, old: string]> = {
  changedFromTo: ['The deadline is extended from May 10 to May 24.', 'May 10'],
  changedToFrom: ['The closing date moves to May 24 from May 10.', 'May 10'],
  oldAndNewLabel: ['Old: May 10; new: May 24', 'May 10'],
  previously: ['Proposals are due May 24, previously May 10.', 'May 10'],
  inParentheses: ['Questions are due May 24 (was May 10).', 'May 10'],
  changedBy: ['The total is increased by $50,000 to $150,000.', '$50,000'],
  previousNoun: ['The original due date was Sept. 10.', 'Sept. 10'],
  insteadOf: ['The ceiling is $6,500 in lieu of $4,000.', '$4,000'],
  andNot: ['Page 3 should say 10 pages, not 12 pages.', '12 pages'],
  strikeAndInsert: ['Strike "six pages" and insert "eight pages".', '"six pages"'],
  replaceWith: ['Replace May 10 with May 24.', 'May 10'],
  substituteFor: ['Substitute 12 pages for 10 pages.', '10 pages'],
  changeQuoted: ['Change "May 10" to "May 24".', '"May 10"'],
  shouldRead: ['"May 10" should read "May 24".', 'May 10'],
  wasNow: ['The limit was six pages, now it is eight pages.', 'six pages'],
};

it.each(Object.entries(examples))('finds the text replaced by %s', (name, [text, old]) => {
  const [match] = [...text.matchAll(replacementPhrases[name as Phrase])];
  expect(match?.groups?.['old']).toBe(old);
});
