import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RichBlock } from '@grantwright/shared/richtext';
import { RichTextView } from './rich-text-view.tsx';

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text }] });
const item = (text: string) => ({ type: 'list-item' as const, children: [paragraph(text)] });

it('places bullets, numbers and quotes according to the text direction', () => {
  const { container } = render(
    <RichTextView
      document={[
        { type: 'bulleted-list', children: [item('مرحبا بكم')] } as RichBlock,
        { type: 'numbered-list', children: [item('النص الثاني')] } as RichBlock,
        { type: 'block-quote', children: [paragraph('فقرة')] } as RichBlock,
      ]}
    />,
  );
  const sided = [...container.querySelectorAll('ul, ol, blockquote')];
  expect(sided.map((element) => element.getAttribute('dir'))).toEqual(['rtl', 'rtl', 'rtl']);
});

it('renders header cells as table headers', () => {
  const { container } = render(
    <RichTextView
      document={[
        {
          type: 'table',
          children: [
            {
              type: 'table-row',
              children: [
                { type: 'table-cell', header: true, children: [paragraph('Item')] },
                { type: 'table-cell', children: [paragraph('Rent')] },
              ],
            },
          ],
        } as RichBlock,
      ]}
    />,
  );
  const cells = [...container.querySelectorAll('th, td')];
  expect(cells.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['TH', 'Item'],
    ['TD', 'Rent'],
  ]);
});
