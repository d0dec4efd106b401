import { describe, expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const utf16 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array): Uint8Array => Uint8Array.from(Buffer.from(bytes).swap16());

const text = '<p>The trust’s grants are $5,000–$9,000, or €800.</p>';
const inWindows = '<p>The trust\x92s grants are $5,000\x96$9,000, or \x80800.</p>';

describe('decodePage', () => {
  it.each([
    ['declared by the server', inWindows, 'windows-1252'],
    ['declared as ISO-8859-1', inWindows, 'ISO-8859-1'],
    ['declared by the page', `<meta charset="latin1">${inWindows}`, undefined],
    ['not declared', inWindows, undefined],
  ])('keeps dashes and quotation marks in Windows-1252: %s', (_, page, charset) => {
    expect(decodePage(latin(page), charset)).toContain(text);
  });
});

it('decodes a page without a declaration as UTF-8, even if a byte is damaged', () => {
  const bytes = Buffer.from(`${text} café über`);
  expect(decodePage(bytes)).toContain(text);
  expect(decodePage(Buffer.concat([bytes, Buffer.from([0xff])]))).toContain(text);
});

it('decodes UTF-16 with and without a byte order mark', () => {
  for (const bytes of [utf16(text), utf16(`\uFEFF${text}`)]) {
    expect(decodePage(bytes)).toContain(text);
    expect(decodePage(swapped(bytes))).toContain(text);
  }
});

it('ignores a declaration of UTF-16 if the declaration itself is readable as ASCII', () => {
  const page = `<meta charset="utf-16">${text}`;
  expect(decodePage(Buffer.from(page))).toBe(page);
});

it('decodes binary data to replacement characters', () => {
  expect(decodePage(latin(`<p>\x01\x82\x1b\xf3\x9e\x02\xe1`))).toContain('\uFFFD');
});
