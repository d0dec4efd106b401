import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { fieldTableForm } from './from-field-tables.ts';

const read = (text: string) => readGuidelines(readingOf('docx', '', text), '2026-09-01');
const field = (type: string, text: string, help = '', options = '') =>
  `| Type | ${type} |\n| Text | ${text} |\n| Help Text | ${help} |\n| Options | ${options} |`;
/** Two tables never stand side by side without a line between them. */
const under = (title: string, ...fields: string[]) =>
  fields.map((one, at) => `${at === 0 ? title : 'Then'}\n${one}`).join('\n');

const form = [
  '# Apply for a small grant: overview of the form',
  '## Project Section',
  under('### Project Name', field('Text box', 'What is your project called?')),
  under(
    '### The Idea',
    field('Text Area', 'What will you do?', 'You can write up to 200 words.'),
    field('Text Area', 'Whom will it reach?', 'You can write up to 100 words.'),
  ),
  '## Bank Details Section',
  under('### Bank Account', field('Text box', 'Sort code'), field('Text box', 'Account number')),
  under('### Statement', field('Attachment', 'Upload a bank statement')),
  '## Monitoring Section',
  '### Equality monitoring information Section',
  under(
    '### Ages',
    field('Check box', 'Which ages do you reach?', '', 'Under 18, 18 to 64, Over 64'),
  ),
  under('### Faiths', field('Check box', 'Which faiths do you reach?', '', 'All, None')),
  under('### Places', field('Radio Button', 'Which places do you reach?', '', 'Towns, Villages')),
  under('### Incomes', field('Radio Button', 'Which incomes do you reach?', '', 'Low, Any')),
].join('\n');

describe('a form of which small tables describe the fields', () => {
  const sections = findSections(read(form));

  it('has the titles over its fields as parts, and each longer answer by itself', () => {
    expect(sections.map(({ name, limit }) => [name, limit?.words])).toEqual([
      ['Project Name', undefined],
      ['What will you do?', 200],
      ['Whom will it reach?', 100],
      ['Bank Details', undefined],
      ['Bank statement', undefined],
      ['Equality monitoring information', undefined],
    ]);
  });

  it('asks with the choices that it gives', () => {
    expect(sections.at(-1)?.prompts[0]).toBe(
      'Which ages do you reach? Under 18; 18 to 64; Over 64',
    );
  });
});

it('is none where tables tell something else', () => {
  const dates = '## Dates\n| Type | Seed grant |\n| Deadline | 1 May |\n';
  expect(fieldTableForm(read(dates.repeat(5)))).toBeUndefined();
});
