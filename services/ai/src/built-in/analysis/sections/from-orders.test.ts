import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { sectionsFromOrders } from './from-orders.ts';

const partsOf = (...lines: string[]) =>
  sectionsFromOrders(readGuidelines(readingOf('html', '', lines.join('\n')), '2026-09-01'));

it('calls the answers of a form by what its orders ask for', () => {
  expect(
    partsOf(
      '# Public Art Grants',
      '- The minimum amount to request is $2,500.',
      '- Describe the project and how it connects to your practice. Include its location.',
      '- Describe a timeline for completing the proposed project.',
      '- Describe tangible outcomes of the project (200 words).',
      '- Outline how your project will reach people of all ages.',
    ).map(({ name }) => name),
  ).toEqual([
    'Project',
    'Timeline for completing the proposed project',
    'Tangible outcomes of the project',
    'How your project will reach people of all ages',
  ]);
});

it.each(['Review criteria', 'Tips for a strong application', 'How to report'])(
  'leaves orders under "%s"',
  (title) => {
    expect(
      partsOf(
        `# ${title}`,
        '- Describe the need for the project.',
        '- Describe the timeline of the project.',
        '- Explain the budget of the project.',
      ),
    ).toEqual([]);
  },
);
