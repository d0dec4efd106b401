import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FontFacts } from './glyphs.ts';

/** What the fonts of a page tell about the text set in them, each looked up once. */
export function pageFonts(page: PDFPageProxy): (name: string) => FontFacts {
  const known = new Map<string, FontFacts>();
  return (name) => {
    const found = known.get(name);
    if (found) return found;
    const facts = readFont(page, name);
    known.set(name, facts);
    return facts;
  };
}

function readFont(page: PDFPageProxy, name: string): FontFacts {
  const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
  const get = (key: string): unknown =>
    typeof font === 'object' && font !== null ? Reflect.get(font, key) : undefined;
  const title = String(get('name') ?? '');
  const matrix = get('fontMatrix');
  return {
    bold:
      get('bold') === true ||
      get('black') === true ||
      /bold|black|heavy|semibold|demi/i.test(title),
    italic: get('italic') === true || /italic|oblique/i.test(title),
    unit: Array.isArray(matrix) && Number(matrix[0]) ? Number(matrix[0]) : 0.001,
    vertical: get('vertical') === true,
    isGuessed: get('composite') === true && isIdentity(get('toUnicode')),
    blank: blankGlyphs(get('charProcOperatorList')),
  };
}

/** Where a font gives no table, pdf.js makes one from a first number to a last one. */
const isIdentity = (table: unknown): boolean =>
  typeof table === 'object' && table !== null && 'firstChar' in table;

const painting = new Set<number>([
  OPS.constructPath,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
  OPS.paintFormXObjectBegin,
  OPS.shadingFill,
  OPS.showText,
]);

/** A font may draw its glyphs by page descriptions; those of nothing leave nothing to see. */
function blankGlyphs(drawings: unknown): ReadonlySet<string> {
  if (typeof drawings !== 'object' || drawings === null) return new Set();
  const isBlank = (drawing: unknown): boolean => {
    const operations: unknown =
      typeof drawing === 'object' && drawing !== null && Reflect.get(drawing, 'fnArray');
    return Array.isArray(operations) && !operations.some((each: number) => painting.has(each));
  };
  return new Set(
    Object.entries(drawings).flatMap(([name, drawing]) => (isBlank(drawing) ? [name] : [])),
  );
}
