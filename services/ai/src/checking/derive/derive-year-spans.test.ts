import { expect, it } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Holm Adult Classes',
    additionalInfo:
      'Report, July 1, 2025 to June 30, 2026. Twelve learners earned a diploma. The lease runs from May 1, 2024 to May 31, 2025.',
  },
};

it('takes twelve months over two years for that year', () => {
  expect(falseIn('Twelve learners earned a diploma in 2025-26.', sources)).toEqual([]);
  expect(falseIn('Twelve learners earned a diploma in 2025/26.', sources)).toEqual([]);
});

it('and no other, nor a span that is no year', () => {
  expect(falseIn('Twelve learners earned a diploma in 2026-27.', sources)).toEqual(['2026-27']);
  expect(falseIn('The lease was for 2024-25.', sources)).toEqual(['2024-25']);
});
