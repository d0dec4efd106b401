import type { PDFPageProxy } from 'pdfjs-dist';
import { readProperty } from '../read-property.ts';
import { isBlank, isDrawing } from './drawings.ts';

export type FontFacts = {
  bold: boolean;
  italic: boolean;
  /** The size of a glyph space unit. */
  unit: number;
  vertical: boolean;
  /** Whether the text is guessed from glyph IDs because the font has no ToUnicode table. */
  isGuessed: boolean;
  /** Names of the Type 3 glyphs that paint nothing. */
  blankGlyphs: ReadonlySet<string>;
};

/** Looks up the fonts of a page by name and caches their properties. */
export function createFontLookup(page: PDFPageProxy): (name: string) => FontFacts {
  const cached = new Map<string, FontFacts>();
  return (name) => {
    const facts = cached.get(name) ?? readFont(page, name);
    cached.set(name, facts);
    return facts;
  };
}

function readFont(page: PDFPageProxy, name: string): FontFacts {
  const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  const title = String(readProperty(font, 'name') ?? '');
  const matrix = readProperty(font, 'fontMatrix');
  const isSet = (key: string) => readProperty(font, key) === true;
  return {
    bold: isSet('bold') || isSet('black') || /bold|black|heavy|semibold|demi/i.test(title),
    italic: isSet('italic') || /italic|oblique/i.test(title),
    unit: Array.isArray(matrix) && Number(matrix[0]) ? Number(matrix[0]) : 0.001,
    vertical: isSet('vertical'),
    isGuessed: isSet('composite') && isIdentityTable(readProperty(font, 'toUnicode')),
    blankGlyphs: blankGlyphs(readProperty(font, 'charProcOperatorList')),
  };
}

/** Whether a table is the range of character codes that pdf.js substitutes for a missing ToUnicode table. */
const isIdentityTable = (table: unknown): boolean => readProperty(table, 'firstChar') !== undefined;

const blankGlyphs = (drawings: unknown): ReadonlySet<string> =>
  new Set(
    Object.entries(typeof drawings === 'object' && drawings !== null ? drawings : {}).flatMap(
      ([name, drawing]) => (isDrawing(drawing) && isBlank(drawing) ? [name] : []),
    ),
  );
