import { expect, it } from 'vitest';
import { paperOf } from './paper.ts';

it('tells who made a site apart from what else stands in its foot', () => {
  const foot = '12 Mill Street, Salem, OH 44460 | (330) 555-0107 | Site by Dakota Web';
  const { lines } = paperOf({
    name: 'page',
    documentId: 'page',
    reading: {
      source: 'html',
      notes: [],
      blocks: [{ type: 'paragraph', text: 'We paint, dance and sing.' }],
      imprint: [{ type: 'paragraph', text: foot }],
    },
  });
  expect(lines.map(({ text, others }) => [text, others])).toEqual([
    ['We paint, dance and sing.', false],
    ['12 Mill Street, Salem, OH 44460 | (330) 555-0107', false],
    ['Site by Dakota Web', true],
  ]);
});
