import { expect, it } from 'vitest';
import { promptQuestion } from './prompt-question.ts';

it.each([
  [
    'How you protect children and adults at risk.',
    'How do you protect children and adults at risk?',
  ],
  ['What you want to do, with whom and where.', 'What do you want to do, with whom and where?'],
  ['6.1 How you will reach them.', 'How will you reach them?'],
])('asks what a point of an outline asks: %s', (prompt, question) => {
  expect(promptQuestion(prompt.replace(/^6\.1 /, ''))).toBe(question);
});

it('leaves what was done as it is', () => {
  expect(promptQuestion('What you achieved in the past year, with figures.')).toBeUndefined();
});
