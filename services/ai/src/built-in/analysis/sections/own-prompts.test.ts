import { expect, it } from 'vitest';
import { partAt } from './candidate.ts';
import { withoutOwnName } from './own-prompts.ts';

const part = (name: string, prompts: string[]) =>
  withoutOwnName(partAt({ block: 0, quote: name }, { name, from: 'question', prompts })).prompts;

it('leaves out what only names the part', () => {
  expect(
    part('Why It Is Needed', ['Why It Is Needed max. 1,500 characters', 'How do you know?']),
  ).toEqual(['How do you know?']);
  expect(part('And Then?', ['Question 9. And Then?', 'What happens after 2028?'])).toEqual([
    'What happens after 2028?',
  ]);
});

it('keeps a question that is all it asks', () => {
  expect(part('What will you do?', ['What will you do?'])).toEqual(['What will you do?']);
});
