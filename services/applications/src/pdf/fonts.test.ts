import { createTaggedPdf, hasGlyph } from '@grantwright/shared/pdf';
import { pdfCharacters } from '@grantwright/shared/submission';
import { describe, expect, it } from 'vitest';
import { fallbackFonts } from './fonts.ts';

const lastCode = 0x1ffff;
const ignored = /[\s\p{Cc}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

/** Writes the distances between the code points at which the characters of the fonts start and end. */
function writeDistances(): string {
  const pdf = createTaggedPdf({ size: 'LETTER' });
  const fonts = Object.entries(fallbackFonts).map(([name, file]) => {
    pdf.registerFont(name, file);
    return name;
  });
  const distances: string[] = [];
  let last = 0;
  let isCovered = false;
  for (let code = 0; code <= lastCode; code += 1) {
    if (ignored.test(String.fromCodePoint(code))) continue;
    if (fonts.some((font) => hasGlyph(pdf, font, code)) === isCovered) continue;
    distances.push((code - last).toString(36));
    last = code;
    isCovered = !isCovered;
  }
  return distances.join(' ');
}

describe('the fonts of the PDF', () => {
  it('have the characters that "Ready to send?" accepts', () => {
    expect(pdfCharacters).toBe(writeDistances());
  });
});
