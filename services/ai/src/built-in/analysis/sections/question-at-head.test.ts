import { expect, it } from 'vitest';
import { plainQuestionAtHead, questionAtHead } from './question-at-head.ts';

it.each([
  ['What will you plant, and where? (200 words)', 'What will you plant, and where?'],
  ['What is your plan: who digs, and who waters?', 'What is your plan: who digs, and who waters?'],
])('takes the question for the name of "%s"', (text, name) => {
  expect(plainQuestionAtHead(text, 22)).toBe(name);
});

it.each([
  'What will be better (150 words): What difference will the garden make?',
  'How we stay in touch: How will you tell us what grows?',
  'Where you work - which streets are near?',
])('takes the title before the question of "%s"', (text) => {
  expect(questionAtHead(text, 22)).toBeUndefined();
});

it('takes no long question for a name', () => {
  expect(questionAtHead(`How ${'very '.repeat(22)}good is it?`, 22)).toBeUndefined();
  expect(plainQuestionAtHead('Do you own the land?', 22)).toBeUndefined();
});
