import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';

const sectionsOf = (...lines: string[]) =>
  findSections(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'));
const limitsOf = (...lines: string[]) =>
  sectionsOf(...lines).map(({ name, limit }) => [name, limit]);

describe('the numbered fields of a form', () => {
  it('are a part each in their order, never torn at their commas, without who one is', () => {
    expect(
      limitsOf(
        '# Village Initiative Form 2027',
        '## PART I - Applicant',
        'I.1 Name, address, year of foundation',
        'I.2 Experience: what have you done before? (max. 900 characters)',
        '## PART II - Project',
        'II.1 Reasons for the project (max. 1,800 characters)',
        'II.2 Gender, age, and persons with disabilities (max. 1,000 characters)',
        '## PART III - Money',
        'III.1 Notes on costs, sum asked for, own share in cash and in kind (max. 1,400 characters)',
        'III.2 Name of the treasurer',
        'Annexes: statutes, accounts.',
      ),
    ).toEqual([
      ['Experience', { characters: 900 }],
      ['Reasons for the project', { characters: 1_800 }],
      ['Gender, age, and persons with disabilities', { characters: 1_000 }],
      ['Notes on costs, sum asked for, own share in cash and in kind', { characters: 1_400 }],
    ]);
  });

  it.each([
    ['B.4', 'B.5', 'C.1'],
    ['2.1.3', '2.1.4', '2.2.1'],
    ['Q4', 'Q5', 'Q6'],
    ['Q4.', 'Q5.', 'Q6.'],
    ['A1', 'A2', 'B1'],
    ['Question 1:', 'Question 2:', 'Question 3:'],
    ['IV.1', 'V.1', 'VI.1'],
  ])('may be numbered %s, %s, %s', (first, second, third) => {
    expect(
      limitsOf(
        '## The form',
        `${first} Need for the work, and who told you of it (max. 250 words)`,
        `${second} Plan of work, month by month (up to 400 words)`,
        `${third} What lasts, and who looks after it? (100 words)`,
      ),
    ).toEqual([
      ['Need for the work, and who told you of it', { words: 250 }],
      ['Plan of work, month by month', { words: 400 }],
      ['What lasts, and who looks after it?', { words: 100 }],
    ]);
  });

  it('are whole though a narrow column broke their lines', () => {
    expect(
      limitsOf(
        '## The form',
        'B.1 People who benefit, and how they took',
        'part in the plan (max. 300 words)',
        'B.2 Dangers, and what you do about them (max. 200',
        'words)',
        'B.3 Costs and other givers (max. 200 words)',
      ),
    ).toEqual([
      ['People who benefit, and how they took part in the plan', { words: 300 }],
      ['Dangers, and what you do about them', { words: 200 }],
      ['Costs and other givers', { words: 200 }],
    ]);
  });

  it('are rows of a table, or have their limit on the line below', () => {
    const rows = [
      ['D.1', 'Idea of the work', '200 words max'],
      ['D.2', 'Steps, and who takes them', '300 words max'],
      ['D.3', 'Costs', '100 words max'],
    ];
    const expected = [
      ['Idea of the work', { words: 200 }],
      ['Steps, and who takes them', { words: 300 }],
      ['Costs', { words: 100 }],
    ];
    expect(limitsOf('## Form', ...rows.map((row) => `| ${row.join(' | ')} |`))).toEqual(expected);
    expect(
      limitsOf(
        '## Form',
        ...rows.flatMap(([code = '', asks = '', limit = '']) => [
          `${code} ${asks}`,
          `Max. ${limit.replace(' max', '')}`,
        ]),
      ),
    ).toEqual(expected);
  });

  it('have their points beside the name, under headings that ask nothing themselves', () => {
    expect(
      sectionsOf(
        '# Old Mills Fund: guidance',
        '### Section 1. Your group',
        '1.1 Describe your group, its members and its rules. (150 words)',
        '1.2 Tell us about work like this that you have done. (100 words)',
        '### Section 2. The mill',
        '2.1 Which mill is it, and why does it matter? For whom? (250 words) - 25 points',
        '### Section 3. Results',
        '3.1 What will be different? Give figures. (200 words, 15 points)',
        '3.2 How will the mill be kept? (100 words) [10 pts]',
        'We fund applications with 30 points or more.',
      ).map(({ name, limit, points, prompts }) => [name, limit?.words, points, prompts.at(-1)]),
    ).toEqual([
      [
        'Describe your group, its members and its rules',
        150,
        undefined,
        'Describe your group, its members and its rules',
      ],
      [
        'Tell us about work like this that you have done',
        100,
        undefined,
        'Tell us about work like this that you have done',
      ],
      ['Which mill is it, and why does it matter?', 250, 25, 'For whom?'],
      ['What will be different?', 200, 15, 'Give figures.'],
      ['How will the mill be kept?', 100, 10, 'How will the mill be kept?'],
    ]);
  });

  it('are none in a guide that numbers its paragraphs', () => {
    const names = limitsOf(
      '## Rules',
      '1.1 The fund supports work in the county.',
      '1.2 Applicants must be registered.',
      '1.3 The summary is limited to 100 words.',
      '1.4 Decisions are made in May.',
      '1.5 A text of 200 words (at most) goes to the press.',
    ).map(([name]) => name);
    expect(names).not.toContain('Applicants must be registered');
    expect(names).not.toContain('Decisions are made in May');
  });

  it('have their limit under a line that helps', () => {
    expect(
      limitsOf(
        '# Rata Fund: Application Form',
        '## Part 2: Tell us',
        '2.1 Your group',
        'What you do and for whom.',
        'Maximum 120 words.',
        '2.2 The project in a line',
        'We print this on our website.',
        'Maximum 30 words.',
        '2.3 The work',
        'The main steps, with places.',
        'Maximum 350 words.',
        '2.4 Your helpers',
        'Who runs it, and what they have run before.',
        'Maximum 140 words.',
        '## Part 3: Send',
        'Save it and e-mail it to us. We answer by May.',
      ),
    ).toEqual([
      ['Your group', { words: 120 }],
      ['The project in a line', { words: 30 }],
      ['The work', { words: 350 }],
      ['Your helpers', { words: 140 }],
    ]);
  });
});
