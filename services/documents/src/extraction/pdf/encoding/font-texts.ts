import type { Glyph } from '../interpret/glyphs.ts';
import type { TextPaint } from '../interpret/paints.ts';
import { limits } from '../limits.ts';
import type { FontText } from '../page-model.ts';

/** In thousandths of the font size. A wider gap between two glyphs separates words. */
const wordGapWidth = 180;
/** Shorter strings are fragments of words. */
const minWordLength = 3;

/** Collects the text of a page by font, including control characters. */
export function createFontTexts() {
  const byFont = new Map<string, FontText>();
  return {
    add: ({ graphics: { font }, font: { isGuessed }, glyphs }: TextPaint): void => {
      const entry = byFont.get(font) ?? { font, isGuessed, text: '', codes: new Set(), glyphs: 0 };
      byFont.set(font, entry);
      const drawnGlyphs = glyphs.filter(isGlyph);
      entry.glyphs += drawnGlyphs.length;
      if (entry.text.length > limits.fontTextOfPage) return;
      for (const glyph of drawnGlyphs) entry.codes.add(Number(glyph.originalCharCode));
      const text = glyphs.map(glyphToText).join('');
      entry.text += text.length < minWordLength ? text : ` ${text}`;
    },
    list: (): FontText[] => [...byFont.values()],
  };
}

function glyphToText(glyph: unknown): string {
  if (typeof glyph === 'number') return -glyph > wordGapWidth ? ' ' : '';
  return isGlyph(glyph) ? (glyph.unicode ?? '') : '';
}

const isGlyph = (glyph: unknown): glyph is Glyph => typeof glyph === 'object' && glyph !== null;
