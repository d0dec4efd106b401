import { expect, it } from 'vitest';
import { findGaps, createQuestion } from './find-gaps.ts';

const open = (...prompts: string[]) =>
  prompts.map((prompt, index) => ({ prompt, answered: index / 10 }));
const plan = { name: 'Statement of Need', prompts: [] };

it("asks about the three prompts least likely to be answered, in the funder's order", () => {
  const prompts = [
    { prompt: 'Who waits?', answered: 0.15 },
    { prompt: 'Who leads?', answered: 0.1 },
    { prompt: 'Who pays?', answered: 0 },
    { prompt: 'Who helps?', answered: 0.05 },
  ];
  expect(findGaps(plan, prompts, false, new Set())).toEqual([
    'Who leads?',
    'Who pays?',
    'Who helps?',
  ]);
});

it('never asks the same question twice in a draft', () => {
  const asked = new Set<string>();
  expect(findGaps(plan, open('Who waits?'), false, asked)).toEqual(['Who waits?']);
  expect(findGaps(plan, open('Who waits?'), false, asked)).toEqual([]);
});

it.each([
  'This should be detailed enough to judge the scope.',
  'I certify that all of this is correct.',
  '[ ] New project',
  'The application is reviewed by the board.',
  'Please note that late files are not read.',
])('does not treat %s as a question', (prompt) => {
  expect(findGaps(plan, open(prompt), false, new Set())).toEqual([]);
});

it('asks about the subject of an empty section', () => {
  expect(findGaps({ name: 'Statement of Need', prompts: [] }, [], true, new Set())).toHaveLength(1);
  expect(findGaps({ name: 'Xyz', prompts: [] }, [], true, new Set())).toEqual([
    'What belongs under “Xyz”?',
  ]);
  expect(findGaps({ name: 'Statement of Need', prompts: [] }, [], false, new Set())).toEqual([]);
});

it('asks about an empty section whose prompts have all been asked before', () => {
  const asked = new Set<string>();
  findGaps(plan, open('Who waits?'), true, asked);
  expect(
    findGaps({ name: 'Xyz', prompts: ['Who waits?'] }, open('Who waits?'), true, asked),
  ).toEqual(['What belongs under “Xyz”?']);
});

it('asks an empty section a prompt that another section answers', () => {
  const section = {
    name: 'Objectives',
    prompts: ['This is a goal.', 'Which steps will you take?'],
  };
  expect(findGaps(section, [], true, new Set())).toEqual(['Which steps will you take?']);
});

it('names the section in the question if the prompt lacks a topic', () => {
  const section = { name: 'Purpose', prompts: [] };
  expect(findGaps(section, open('Please describe:'), false, new Set())).toEqual([
    'Purpose: Please describe',
  ]);
});

it('shortens a prompt to one line without brackets or a number', () => {
  expect(createQuestion('b. describe [briefly]\n the need:')).toBe('Describe (briefly) the need');
  expect(createQuestion('word '.repeat(100)).length).toBeLessThan(245);
});
