import { expect, it } from 'vitest';
import { promptQuestion } from './prompt-question.ts';

it.each([
  [
    'How you protect children and adults at risk.',
    'How do you protect children and adults at risk?',
  ],
  ['What you want to do, with whom and where.', 'What do you want to do, with whom and where?'],
  ['6.1 How you will reach them.', 'How will you reach them?'],
  ['Describe the dangers that divers meet.', 'What are the dangers that divers meet?'],
  ['List the members of your crew.', 'Who are the members of your crew?'],
])('asks what a point of an outline asks: %s', (prompt, question) => {
  expect(promptQuestion(prompt.replace(/^6\.1 /, ''))).toBe(question);
});

it('leaves what was done as it is', () => {
  expect(promptQuestion('What you achieved in the past year, with figures.')).toBeUndefined();
});

it.each([
  'Who pays for it?',
  'Describe step by step how a boat gets from the yard to the water.',
  'List their: rank, name.',
])('makes no question of what nobody could answer: %s', (prompt) => {
  expect(promptQuestion(prompt)).toBeUndefined();
});
