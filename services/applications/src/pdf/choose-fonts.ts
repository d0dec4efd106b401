import { fallbackFonts, type Font } from './fonts.ts';
import type { Piece } from './line-layout.ts';
import { splitIntoGraphemes } from './split-into-graphemes.ts';

type HasGlyph = (font: Font, code: number) => boolean;

const fallbacks = Object.keys(fallbackFonts) as (keyof typeof fallbackFonts)[];
/** Shown for a character that no font has. */
const replacement = '□';
const ascii = /^[\t\n -~]*$/;
const invisible = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Splits pieces so that the font of each has all of its characters. */
export const chooseFonts = (pieces: Piece[], hasGlyph: HasGlyph): Piece[] =>
  pieces.flatMap((piece) => (ascii.test(piece.text) ? [piece] : splitByFont(piece, hasGlyph)));

function splitByFont(piece: Piece, hasGlyph: HasGlyph): Piece[] {
  const fonts = [piece.font, ...fallbacks];
  const findFont = (text: string) => {
    const visible = [...text].filter((character) => !invisible.test(character));
    return fonts.find((font) =>
      visible.every((character) => hasGlyph(font, character.codePointAt(0) ?? 0)),
    );
  };
  const parts: Piece[] = [];
  const append = (text: string, font: Font) => {
    const last = parts.at(-1);
    if (last?.font === font) last.text += text;
    else parts.push({ ...piece, text, font });
  };
  for (const grapheme of splitIntoGraphemes(piece.text)) {
    const font = findFont(grapheme);
    if (font) {
      append(grapheme, font);
      continue;
    }
    // no font has all of its code points
    for (const character of grapheme) {
      const own = findFont(character);
      if (own) append(character, own);
      else append(replacement, findFont(replacement) ?? piece.font);
    }
  }
  return parts;
}
