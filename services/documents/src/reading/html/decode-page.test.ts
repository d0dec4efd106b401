import { describe, expect, it } from 'vitest';
import { decodePage } from './decode-page.ts';

const latin = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const wide = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf16le'));
const turned = (bytes: Uint8Array): Uint8Array => Uint8Array.from(Buffer.from(bytes).swap16());

const said = '<p>The trust’s grants are $5,000–$9,000, or €800.</p>';
const inWindows = '<p>The trust\x92s grants are $5,000\x96$9,000, or \x80800.</p>';

describe('a page in the character set of Windows', () => {
  it.each([
    ['told by the server', inWindows, 'windows-1252'],
    ['told by another name', inWindows, 'ISO-8859-1'],
    ['told by itself', `<meta charset="latin1">${inWindows}`, undefined],
    ['told by nobody', inWindows, undefined],
  ])('keeps its dashes and marks: %s', (_, page, charset) => {
    expect(decodePage(latin(page), charset)).toContain(said);
  });
});

it('is read in UTF-8 where nobody says otherwise, also with a byte that is lost', () => {
  const bytes = Buffer.from(`${said} café über`);
  expect(decodePage(bytes)).toContain(said);
  expect(decodePage(Buffer.concat([bytes, Buffer.from([0xff])]))).toContain(said);
});

it('is read in two bytes a character, with a mark and without', () => {
  for (const bytes of [wide(said), wide(`\uFEFF${said}`)]) {
    expect(decodePage(bytes)).toContain(said);
    expect(decodePage(turned(bytes))).toContain(said);
  }
});

it('is not read in two bytes a character because it says so itself', () => {
  const page = `<meta charset="utf-16">${said}`;
  expect(decodePage(Buffer.from(page))).toBe(page);
});

it('is no text in any character set where it is bytes of something else', () => {
  expect(decodePage(latin(`<p>\x01\x82\x1b\xf3\x9e\x02\xe1`))).toContain('\uFFFD');
});
