import type { FontFacts, Glyph } from './glyphs.ts';

/** What a page shows in one font, as the font's table of characters has it. */
export type FontText = {
  font: string;
  /** The font has no such table: its characters are the numbers of its glyphs. */
  isGuessed: boolean;
  text: string;
  /** The codes of its characters, each once. */
  codes: Set<number>;
  /** How many glyphs are shown. */
  glyphs: number;
};

/** So much of a font's text tells whether its table is right. */
const maxLength = 4_000;
/** A wider jump of the pen, in thousandths of the text size, parts words. */
const wordJump = 180;
/** Glyphs shown in such small pieces are parts of words. */
const pieceLength = 3;

/** Collects the text of a page by font, with control characters and whatever else a font's table yields. */
export function createFontTexts() {
  const byFont = new Map<string, FontText>();
  return {
    add: (font: string, { isGuessed }: FontFacts, glyphs: readonly unknown[]): void => {
      const known = byFont.get(font) ?? { font, isGuessed, text: '', codes: new Set(), glyphs: 0 };
      byFont.set(font, known);
      const shown = glyphs.filter((glyph) => typeof glyph === 'object' && glyph !== null);
      known.glyphs += shown.length;
      if (known.text.length > maxLength) return;
      for (const glyph of shown) known.codes.add(Number((glyph as Glyph).originalCharCode));
      const text = glyphs.map((glyph) => textOf(glyph)).join('');
      known.text += text.length < pieceLength ? text : ` ${text}`;
    },
    list: (): FontText[] => [...byFont.values()],
  };
}

function textOf(glyph: unknown): string {
  if (typeof glyph === 'number') return -glyph > wordJump ? ' ' : '';
  return (glyph as Glyph | null)?.unicode ?? '';
}
