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
