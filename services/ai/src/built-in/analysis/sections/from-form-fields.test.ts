import { describe, expect, it } from 'vitest';
import type { Block, FormPart } from '@grantwright/shared/contract';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromFormFields } from './from-form-fields.ts';

/** `## title`, `long| label`, `help| …`: each line a block of a web form. */
const blockOf = (line: string): Block => {
  const [, marks, title = ''] = /^(#+) (.*)$/.exec(line) ?? [];
  if (marks) return { type: 'heading', level: marks.length, text: title };
  const [part = '', text = ''] = line.split('| ');
  const field = part as FormPart;
  return field === 'option'
    ? { type: 'item', depth: 0, ordered: false, text, field }
    : { type: 'paragraph', text, field };
};
const read = (lines: string[]) =>
  sectionsFromFormFields(
    readGuidelines({ source: 'html', blocks: lines.map(blockOf), notes: [] }, '2026-11-21'),
  );

describe('the fields of a web form', () => {
  it('are parts where they ask for sentences or of the work, and not who applies', () => {
    const found = read([
      '# New SDG submission',
      'short| submitter *',
      'short| Email address *',
      'short| Amount requested *',
      'help| How much money is required to execute this proposal',
      'long| Community benefit *',
      'help| What will be the impact to the community if this project gets funded',
      'long| Have you any feedback or additional comments to make?',
      'file| Budget spreadsheet',
    ]);
    expect(found.map(({ name }) => name)).toEqual(['Amount requested', 'Community benefit']);
    expect(found[1]?.prompts).toEqual([
      'What will be the impact to the community if this project gets funded',
    ]);
    expect(found[1]?.quote).toBe('Community benefit *');
  });

  it('are called by the numbered titles that stand over one question each', () => {
    const found = read([
      '### 1. Student Input',
      'long| How has your project sought the input of students?',
      '### 2. Anticipated Outcomes/Impact',
      'long| What outcomes do you anticipate?',
      '### 3. Cost Savings',
      'long| Will the project save money?',
    ]);
    expect(found.map(({ name, prompts }) => [name, prompts])).toEqual([
      ['Student Input', ['How has your project sought the input of students?']],
      ['Anticipated Outcomes/Impact', ['What outcomes do you anticipate?']],
      ['Cost Savings', ['Will the project save money?']],
    ]);
  });

  it('have the limits that stand beside them', () => {
    const found = read([
      'long| Brief description of your craft practice',
      'help| 100–200 words',
      'long| Budget Justification',
      'help| Please provide an itemized list of expenses.(Max 1500 characters including spaces)',
      'long| Need (250 words max)',
      'long| How does the program meet the prevention focus?',
      'help| 0 / 500 characters',
      'long| Long term goals',
    ]);
    expect(found.map(({ limit }) => limit)).toEqual([
      { words: 200 },
      { characters: 1500 },
      { words: 250 },
      { characters: 500 },
      undefined,
    ]);
  });

  it('are told together where they ask for a few words under a title', () => {
    const found = read([
      '## Eligibility & Information Form',
      'short| Email Address:',
      '#### Funding Request',
      'short| Amount Requested:',
      'short| Why is Funding Needed:',
      'choice| Project Funding Request is for:',
      'option| Planning & Design',
      'option| Construction',
      '#### Contact Information',
      'short| Name:',
      'short| Preferred time:',
    ]);
    expect(found.map(({ name, prompts }) => [name, prompts])).toEqual([
      [
        'Funding Request',
        [
          'Amount Requested',
          'Why is Funding Needed',
          'Project Funding Request is for: Planning & Design; Construction',
        ],
      ],
    ]);
  });

  it('are only filled in, beside many to write, where they count under a title', () => {
    const found = read([
      '# Project grants',
      '## Description',
      'long| Who are the target audiences or participants for the activities?',
      'long| How are diversity and equality realized?',
      'long| Name the central partners, and describe the forms of each collaboration.',
      '## Personnel',
      'short| Full-time: persons',
      'short| Volunteers: persons',
      '## Grant information',
      'short| Grant Amount Requested',
    ]);
    expect(found.map(({ name }) => name)).toEqual([
      'Who are the target audiences or participants for the activities?',
      'How are diversity and equality realized?',
      'Name the central partners, and describe the forms of each collaboration',
      'Grant Amount Requested',
    ]);
  });

  it('that only ask on belong to what was asked before', () => {
    const found = read([
      'choice| Have you received a grant from us before?',
      'long| If yes, give details. (years received and amounts awarded)',
      'long| Project description [Please outline in detail the project you seek a grant for]',
      'long| Timeline',
    ]);
    expect(found.map(({ name }) => name)).toEqual([
      'Have you received a grant from us before?',
      'Project description',
      'Timeline',
    ]);
    expect(found[0]?.prompts.join(' ')).toContain('If yes, give details');
  });

  it('make no form where there are but two', () => {
    expect(read(['long| Your idea', 'long| Your budget'])).toEqual([]);
  });
});
