import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
const report = (lines: string[]) => ({
  documentId: lines[0] ?? '',
  name: lines[0] ?? '',
  reading: { source: 'docx' as const, notes: [], blocks: lines.map(paragraph) },
});
const sources = {
  organizationInfo: {
    name: 'Quarry Street Clinic',
    achievements: '2,318 patients seen in 2025.',
    additionalInfo:
      'At Dunbar School, with 410 pupils, 72 percent have no dentist; at Lowell School, with 355 pupils, it is 58 percent.',
  },
  documents: [
    report(['Application of 2024', 'In 2023 we saw 1,764 patients and gave 905 vaccinations.']),
    report(['Annual Report 2025', 'The surplus of $6,720 went into the reserve.']),
  ],
};

test.each([
  'In 2025 we saw 2,318 patients.',
  'In 2023 we saw 1,764 patients.',
  'At Lowell School 58 percent of the pupils have no dentist.',
  'Income in 2025 exceeded expenses by $6,720.',
])('a figure stands with its year or its name: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test.each([
  ['In 2025 we saw 1,764 patients.', '2025'],
  ['In 2025 we saw 2,381 patients.', '2,381'],
  ['At Lowell School 72 percent of the pupils have no dentist.', '72 percent'],
  ['Income in 2022 exceeded expenses by $6,720.', '2022'],
])('and not with another’s: %s', (told, wrong) => {
  expect(falseIn(told, sources)).toContain(wrong);
});
