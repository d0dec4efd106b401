import { describe, expect, it } from 'vitest';
import { analyzeGuidelines } from '../analyze-guidelines.ts';
import { readingOf } from '../fixtures/reading-of.ts';

const analyze = (...lines: string[]) =>
  analyzeGuidelines({
    reading: readingOf(
      'html',
      '',
      [
        '# Heron Fund',
        'Charities may apply for grants of up to $5,000 by May 1, 2027.',
        'Your proposal should include the following sections:',
        '- Statement of need (1 page)',
        '- Project description (2 pages)',
        ...lines,
      ].join('\n'),
    ),
    today: '2026-09-01',
  });
const partsOf = (...lines: string[]): string[] =>
  analyze(...lines)
    .details.sections.map(({ name }) => name)
    .slice(2);

describe('papers put along with what is written', () => {
  it('are parts, each by its name, behind what is written', () => {
    expect(
      partsOf(
        'Upload a project budget, your Form 990 for the last year filed, a W-9 (U.S. only), and your logo.',
      ),
    ).toEqual(['Project budget', 'Form 990', 'W-9', 'Logo']);
  });

  it('are called without whom they come from, where that is told at length', () => {
    expect(
      partsOf(
        'Attached to it shall be: a copy of the trust deed; and a no-objection letter from the County Roads Authority or the Regional Forest and Water Service, where the site borders on a road.',
      ),
    ).toEqual(['Trust deed', 'No-objection letter']);
  });

  it('are called without how many of them may come', () => {
    expect(
      partsOf(
        'The following documents are required: (1) at least one and no more than three letters of support; (2) resumes of the staff, two pages each.',
      ),
    ).toEqual(['Letters of support', 'Resumes of the staff']);
  });

  it.each([
    'And these uploads, as PDF, none larger than 5 MB:',
    'The following must be attached:',
    '## PART C - CHECKLIST OF ATTACHMENTS',
  ])('are those of a list under "%s"', (lead) => {
    expect(partsOf(lead, '- Current operating budget', '- Board list with affiliations')).toEqual([
      'Operating budget',
      'Board list with affiliations',
    ]);
  });

  it('are called without for whom they are, and left to those', () => {
    const { details } = analyze(
      '## Attachments',
      '- Project budget',
      '- For partnerships only: memorandum of understanding',
    );
    expect(details.sections.slice(2).map(({ name, required }) => [name, required])).toEqual([
      ['Project budget', true],
      ['Memorandum of understanding', false],
    ]);
  });

  it('are told to attach, and only what can be written is drafted', () => {
    const { sections, details } = analyze(
      'Attach a project budget, your Form 990, and a list of your board.',
    );
    expect(sections.map(({ name }) => name)).toEqual([
      'Statement of need',
      'Project description',
      'Project budget',
    ]);
    expect(
      details.requirements.filter(({ kind }) => kind === 'attachment').map(({ text }) => text),
    ).toEqual(['Attach: a project budget, your Form 990, and a list of your board']);
  });
});
