import { expect, it } from 'vitest';
import { collectFindings } from '../collect-findings.ts';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';

it('gives a line that sums up a list the page of the sentence that it quotes', () => {
  const lead = 'Grants are made to projects that:';
  const reading = readingOf(
    'pdf',
    '',
    [
      '# Heron Fund',
      lead,
      '- bring neighbors together across the whole of the county',
      '- teach young people a trade that they can live on',
      '- keep the rivers and their banks clean for those who come after',
    ].join('\n'),
  );
  const blocks = reading.blocks.map((block, index) => ({ ...block, page: index < 2 ? 1 : 2 }));
  const found = collectFindings(readGuidelines({ ...reading, blocks }, '2026-09-01'));
  expect(found.filter(({ quote }) => quote === lead).map(({ page }) => page)).toEqual([1]);
});
