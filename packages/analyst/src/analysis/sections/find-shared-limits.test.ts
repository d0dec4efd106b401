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
const limitsIn = (text: string, given = sections) =>
  findSharedLimits(
    classifiedUnits([paragraph(text)], () => undefined),
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
  ])('finds the sections: %s', (quote, covered) => {
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
  ])('finds none: %s', (text) => {
    expect(limitsIn(text).sharedLimits).toEqual([]);
  });

  it('takes the limit from a section below whose title the sentence is', () => {
    const text = 'Sections A to D together may not exceed 10 pages.';
    const given = [section('Narrative', 'Narrative', { pages: 10 }), ...sections];
    expect(limitsIn(text, given).sections.map(({ limit }) => limit)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      { pages: 2 },
    ]);
  });
});
