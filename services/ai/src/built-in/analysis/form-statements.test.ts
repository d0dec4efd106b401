import { expect, it } from 'vitest';
import type { Block, FormPart, Reading } from '@grantwright/shared/contract';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { bindsInForm } from './form-statements.ts';

const block = (field: FormPart, text: string): Block => ({ type: 'paragraph', text, field });

it.each([
  ['short', 'Value of Funding Sought (maximum £10,000)', true],
  ['help', 'No more than two sides of A4 paper', true],
  ['file', 'Please upload an agreement with the owner', true],
  ['help', 'The long-term outcomes that the program aims to achieve.', false],
  ['help', 'Ex: USD 50,000', false],
  ['option', 'Between $50,000 and $150,000', false],
  ['long', 'Need', false],
] as const)('%s "%s" binds: %s', (field, text, binds) => {
  expect(bindsInForm(block(field, text))).toBe(binds);
});

it('knows a form to apply for money as a call, its fields as sections, and makes no fact of an answer offered', () => {
  const reading: Reading = {
    source: 'html',
    title: 'Developer Fund',
    blocks: [
      { type: 'heading', level: 1, text: 'Apply for the Developer Fund' },
      block('short', 'Name*'),
      block('short', 'Company*'),
      block('choice', 'What is the funding amount you are looking for?'),
      { type: 'item', depth: 0, ordered: false, text: 'Around $50,000', field: 'option' },
      { type: 'item', depth: 0, ordered: false, text: 'More than $150,000', field: 'option' },
      block('long', 'Personal statement'),
      block('help', 'No more than 300 words in all, please'),
      block('long', 'Project description'),
      block('long', 'What do you want to achieve through your project?'),
    ],
    notes: [],
  };
  const { details } = analyzeGuidelines({ reading, today: '2026-11-21' });
  expect(details.isCall).toBe(true);
  expect(details.sections.map(({ name }) => name)).toEqual([
    'What is the funding amount you are looking for?',
    'Personal statement',
    'Project description',
    'What do you want to achieve through your project?',
  ]);
  expect(details.requirements.filter(({ text }) => /\$/.test(text))).toEqual([]);
  expect(details.requirements.map(({ text }) => text).join('\n')).toContain('300 words');
});
