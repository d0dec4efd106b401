import { expect, it } from 'vitest';
import { withdrawalPhrases } from './withdrawal-phrases.ts';

type Phrase = keyof typeof withdrawalPhrases;

const examples: Record<Phrase, [sentence: string, subject: string]> = {
  noLongerRequiredTo: [
    'Applicants are no longer required to attend the webinar.',
    'attend the webinar',
  ],
  isWaived: ['The match requirement is hereby waived.', 'The match requirement'],
  doesNotApply: ['The page limit does not apply to Part 2.', 'The page limit'],
  needNotBe: ['A letter of support need not be attached.', 'A letter of support'],
  deleteItem: ['Delete Attachment C in its entirety.', 'Attachment C'],
  noItemIsRequired: ['No match is required.', 'match'],
  thereIsNoRequirement: ['There is no longer a match requirement.', 'match'],
  answeredNo: ['Is a letter of intent required? No.', 'a letter of intent'],
};

it.each(Object.entries(examples))('finds the item withdrawn by %s', (name, [sentence, subject]) => {
  expect(withdrawalPhrases[name as Phrase].exec(sentence)?.groups?.['subject']).toBe(subject);
});
