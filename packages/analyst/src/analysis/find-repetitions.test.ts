import type { RequirementKind } from '@grantwright/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Encoder } from '../model/embedding.ts';
import { loadEncoder } from '../model/encoder.ts';
import { findRepetitions } from './find-repetitions.ts';

let encoder: Encoder;
beforeAll(async () => {
  encoder = await loadEncoder();
});
const repetitions = (kind: RequirementKind, ...texts: string[]) =>
  findRepetitions(
    texts.map((text) => ({ text, kind })),
    encoder,
  );

describe('findRepetitions', () => {
  it.each<[RequirementKind, string, string]>([
    [
      'attachment',
      'Attach the IRS determination letter.',
      'Attach a copy of the IRS letter of determination.',
    ],
    ['format', 'Use 12-point Times New Roman font.', 'The font must be Times New Roman, 12 point.'],
    [
      'after-award',
      'Submit a final report within 60 days of the end of the grant.',
      'A final report is due sixty days after the grant ends.',
    ],
    [
      'limit',
      'The narrative may not exceed 10 pages.',
      'Do not exceed ten (10) pages for the narrative.',
    ],
  ])('detects repetitions despite different wording: %s', async (kind, first, second) => {
    expect(await repetitions(kind, first, second)).toEqual([0, 0]);
  });

  it('keeps the more specific statement', async () => {
    expect(
      await repetitions(
        'format',
        'Use one-inch margins.',
        'Use 12-point font and one-inch margins.',
      ),
    ).toEqual([1, 1]);
  });

  it.each<[RequirementKind, string, string]>([
    ['evaluation', 'Need: 20 points', 'Impact: 20 points'],
    ['after-award', 'Submit a quarterly financial report.', 'Submit a quarterly progress report.'],
    ['eligibility', 'Nonprofits are eligible.', 'Nonprofits are not eligible.'],
    [
      'limit',
      'The narrative may not exceed 5 pages.',
      'The budget narrative may not exceed 5 pages.',
    ],
    ['limit', 'The narrative may not exceed 5 pages.', 'The narrative may not exceed 6 pages.'],
    [
      'amount',
      'Applicants in Track A may request $50,000.',
      'Applicants in Track B may request $50,000.',
    ],
    [
      'attachment',
      'Attach the audit of the last fiscal year.',
      'Attach the budget of the last fiscal year.',
    ],
  ])('does not confuse different rules: %s', async (kind, first, second) => {
    expect(await repetitions(kind, first, second)).toEqual([0, 1]);
  });

  it('keeps the same rule once for each track', async () => {
    const text = 'Awards are up to $50,000.';
    expect(
      await findRepetitions(
        [
          { text, kind: 'amount', appliesTo: 'Planning grants' },
          { text, kind: 'amount' },
        ],
        encoder,
      ),
    ).toEqual([0, 1]);
  });
});
