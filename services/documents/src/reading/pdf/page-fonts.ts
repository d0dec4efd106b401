import type { PDFPageProxy } from 'pdfjs-dist';
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
  };
}
