import { expect, it } from 'vitest';
import { PdfPages } from './pdf-page.ts';

it('uses the larger of the spaces below one paragraph and above the next', () => {
  const pages = new PdfPages({}, { Title: 'A roof', Author: '', Subject: '' });
  const top = pages.y;
  pages.spaceAbove(12);
  expect(pages.y).toBe(top);
  pages.y += 20;
  pages.space(8);
  pages.spaceAbove(12);
  pages.spaceAbove(5);
  expect(pages.y).toBe(top + 20 + 12);
});
