import type { SectionDetail } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { classifiedUnits, paragraph } from '../../testing/classified-units.ts';
import { findSharedLimits } from './find-shared-limits.ts';

const section = (name: string, quote = name, limit?: SectionDetail['limit']): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
  quote,
  ...(limit && { limit }),
});
const sections = [
  section('Statement of Need', 'A. Statement of Need'),
  section('Project Plan', 'B. Project Plan'),
  section('Plan', 'C. Plan'),
  section('Budget', 'D. Budget (2 pages)', { pages: 2 }),
];
const limitsIn = (texts: string | string[], given = sections) =>
  findSharedLimits(
    classifiedUnits([texts].flat().map(paragraph), () => undefined),
    given,
  );

describe('findSharedLimits', () => {
  it.each([
    ['Sections A to D together may not exceed 10 pages.', [0, 1, 2, 3]],
    ['The narrative (Sections A-C) may not exceed 10 pages.', [0, 1, 2]],
    ['Parts A through C: 10 pages', [0, 1, 2]],
    ['Sections A, B and D combined must be no more than 10 pages.', [0, 1, 3]],
    ['The Statement of Need and the Project Plan together may have up to 10 pages.', [0, 1]],
    ['The plan and budget may have a total of 10 pages.', [2, 3]],
    ['Sections A to C together may not exceed ten pages.', [0, 1, 2]],
    ['Sections A and B combined cannot exceed ten pages.', [0, 1]],
  ])('finds the sections that share a limit: %s', (quote, covered) => {
    expect(limitsIn(quote).sharedLimits).toEqual([
      { pages: 10, sections: covered.map((index) => sections[index]?.name), quote },
    ]);
  });

  it.each([
    'Sections A to D may have 2 pages each.',
    'Answer questions A to D in 250 words.',
    'Sections A to F together may not exceed 10 pages.',
    'The Project Plan may not exceed 10 pages in total.',
    'Describe the plan and the budget in no more than 10 pages.',
    'Sections A to D are scored together.',
    'In the Project Plan (10 pages), describe how partners work together and how the Budget supports it.',
    'The Budget and the Plan (10 pages) must show the combined costs.',
    'Complete section A – 5 pages maximum.',
  ])('finds no shared limit: %s', (text) => {
    expect(limitsIn(text).sharedLimits).toEqual([]);
  });

  it('distinguishes sections labeled with Roman numerals', () => {
    const roman = ['I', 'II', 'III'].map((numeral) =>
      section(`Part ${numeral}`, `${numeral}. Part ${numeral}`),
    );
    expect(
      limitsIn('Sections I, II and III together may not exceed 10 pages.', roman).sharedLimits,
    ).toMatchObject([{ pages: 10, sections: ['Part I', 'Part II', 'Part III'] }]);
  });

  it('finds no shared limit if two sections have the same label', () => {
    const given = [...sections, section('Staff', 'A. Staff')];
    expect(limitsIn('Sections A to D may not exceed 10 pages.', given).sharedLimits).toEqual([]);
  });

  it('does not mistake page numbers for section labels', () => {
    const numbered = ['1', '2', '3', '4', '5'].map((number) =>
      section(`Topic ${number}`, `${number}. Topic`),
    );
    expect(limitsIn('Complete section 2 – 5 pages maximum.', numbered).sharedLimits).toEqual([]);
  });

  it('keeps an equal limit of a section that does not contain the sentence', () => {
    const given = [section('Summary', 'Summary', { pages: 10 }), ...sections];
    const texts = ['Summary', 'Budget (2 pages)', 'Sections A and B together: 10 pages.'];
    const found = limitsIn(texts, [...given, section('Annex', 'Budget (2 pages)')]);
    expect(found.sharedLimits).toHaveLength(1);
    expect(found.sections[0]?.limit).toEqual({ pages: 10 });
  });

  it('finds the attachments that the limit covers as well', () => {
    const attachments = ['Resumes', 'Budget justification'].map((name) => ({ name }));
    const findIn = (text: string) =>
      findSharedLimits(
        classifiedUnits([paragraph(text)], () => undefined),
        sections,
        attachments,
      ).sharedLimits.map((limit) => [limit.sections, limit.attachments]);
    const together = 'The Project Plan and budget justification together may not exceed 10 pages.';
    expect(findIn(together)).toEqual([[['Project Plan'], ['Budget justification']]]);
    expect(findIn('Resumes and the budget justification together: 5 pages.')).toEqual([]);
    expect(findIn('The Project Plan (5 pages) follows the resumes.')).toEqual([]);
  });

  it('removes the limit from the section that contains the sentence', () => {
    const text = 'Sections A to D together may not exceed 10 pages.';
    const given = [section('Narrative', 'Narrative', { pages: 10 }), ...sections];
    expect(limitsIn(['Narrative', text], given).sections.map(({ limit }) => limit)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      { pages: 2 },
    ]);
  });
});
