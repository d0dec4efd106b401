import type { PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createBackdrop, isSameColor, parseColor } from './backdrop.ts';
import { showGlyphs, type FontFacts, type Shown } from './glyphs.ts';
import type { PageContent, Rule, Span } from './layout.ts';
import { multiply, toMatrix } from './matrix.ts';
import { boxOf, ruleOfBox, rulesOfOutline, subpaths } from './paths.ts';
import { startPosition, startState, type GraphicsState } from './text-state.ts';

/** Text of this size is a title; over a picture, which is not decoded here, it may well be white. */
const titleSize = 16;
const smallestSize = 1.6;
const invisibleMode = 3;
const fills = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const strokes = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

type Painted = Span & { seen: boolean; unpainted: boolean };

/**
 * What is on a page and can be seen: text with its place, size and weight, and drawn rules. It follows
 * the page description itself, since only there text has a color and something under it.
 */
export async function pageContent(page: PDFPageProxy): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const base = toMatrix(viewport.transform);
  const fonts = fontFacts(page);
  const backdrop = createBackdrop();
  const rules: Rule[] = [];
  const painted: Painted[] = [];
  const saved: GraphicsState[] = [];
  let state = startState(base);
  let position = startPosition();
  let artifacts = 0;
  const marks: boolean[] = [];

  const save = () => saved.push({ ...state });
  const restore = () => {
    state = saved.pop() ?? state;
  };
  const transform = (by: unknown) => {
    state = { ...state, matrix: multiply(state.matrix, toMatrix(by)) };
  };
  const move = (x: number, y: number) => {
    position.x = position.lineX += x;
    position.y = position.lineY += y;
  };
  const mark = (tag: unknown) => {
    const name = typeof tag === 'object' && tag !== null && 'name' in tag ? tag.name : tag;
    marks.push(name === 'Artifact');
    if (name === 'Artifact') artifacts += 1;
  };

  const draw = (operation: number, data: unknown) => {
    if (!data || typeof data !== 'object') return;
    const filled = fills.has(operation);
    const stroked = strokes.has(operation);
    if (!filled && !stroked) return;
    for (const { points, curved } of subpaths(data as ArrayLike<number>, state.matrix)) {
      if (points.length < 2) continue;
      const box = boxOf(points);
      const rule = filled ? ruleOfBox(box) : undefined;
      const color = state.fill;
      const seen = !color || !isSameColor(color, [255, 255, 255]);
      if (rule && seen) rules.push(rule);
      else if (filled && !rule && state.alpha > 0.3) backdrop.paint(box, color);
      if (stroked && !curved) rules.push(...rulesOfOutline(points));
    }
  };

  const add = (shown: Shown, font: FontFacts) => {
    const { text, x, y, width, size, upright } = shown;
    if (!upright || !text.trim()) return;
    const { mode, alpha, fill } = state;
    const unpainted = mode === invisibleMode || mode === 7;
    const under = backdrop.at(x + Math.min(width / 2, size), y - size * 0.3);
    const blended = fill !== undefined && under !== undefined && isSameColor(fill, under);
    const title = size >= titleSize && page.pageNumber === 1;
    const onPage = x > -5 && x < viewport.width && y > 0 && y < viewport.height + 5;
    const seen = onPage && alpha > 0.05 && size >= smallestSize && (!blended || title || unpainted);
    painted.push({
      text,
      x,
      y,
      width,
      size,
      bold: font.bold,
      italic: font.italic,
      seen,
      unpainted,
    });
  };

  list.fnArray.forEach((operation, at) => {
    const args: unknown[] = list.argsArray[at] ?? [];
    const number = (index: number) => Number(args[index]) || 0;
    switch (operation) {
      case OPS.save:
        return save();
      case OPS.restore:
        return restore();
      case OPS.transform:
        return transform(args);
      case OPS.paintFormXObjectBegin:
        save();
        return args[0] ? transform(args[0]) : undefined;
      case OPS.paintFormXObjectEnd:
        return restore();
      case OPS.beginAnnotation:
        save();
        state = { ...startState(base) };
        transform(args[2]);
        return transform(args[3]);
      case OPS.endAnnotation:
        return restore();
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === 'ca') state.alpha = Number(value);
          if (key === 'Font' && Array.isArray(value)) {
            state.font = String(value[0]);
            state.size = Number(value[1]);
          }
        }
        return;
      case OPS.setFillRGBColor:
        state.fill = parseColor(args[0]);
        return;
      case OPS.setFillColorN:
      case OPS.shadingFill:
        state.fill = undefined;
        return;
      case OPS.beginText:
        position = startPosition();
        return;
      case OPS.setFont:
        state.font = String(args[0]);
        state.size = number(1);
        return;
      case OPS.setCharSpacing:
        state.charSpacing = number(0);
        return;
      case OPS.setWordSpacing:
        state.wordSpacing = number(0);
        return;
      case OPS.setHScale:
        state.scale = number(0) / 100;
        return;
      case OPS.setLeading:
        state.leading = -number(0);
        return;
      case OPS.setTextRise:
        state.rise = number(0);
        return;
      case OPS.setTextRenderingMode:
        state.mode = number(0);
        return;
      case OPS.setTextMatrix:
        position = { ...startPosition(), matrix: toMatrix(args[0]) };
        return;
      case OPS.moveText:
        return move(number(0), number(1));
      case OPS.setLeadingMoveText:
        state.leading = number(1);
        return move(number(0), number(1));
      case OPS.nextLine:
        return move(0, state.leading);
      case OPS.showText: {
        const font = fonts(state.font);
        const glyphs = Array.isArray(args[0]) ? args[0] : [];
        for (const shown of showGlyphs(glyphs, state, position, font))
          if (artifacts === 0) add(shown, font);
        return;
      }
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        return mark(args[0]);
      case OPS.endMarkedContent:
        if (marks.pop()) artifacts -= 1;
        return;
      case OPS.constructPath:
        return draw(number(0), Array.isArray(args[1]) ? args[1][0] : undefined);
    }
  });

  return {
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
    rules,
    ...visible(painted),
  };
}

/**
 * Unpainted text is how OCR lays words under the picture of a scanned page: where nearly all text is
 * of that kind it is the page's text, else it is hidden.
 */
function visible(painted: Painted[]): { spans: Span[]; hidden: number } {
  const length = (spans: Painted[]) =>
    spans.reduce((sum, span) => sum + span.text.trim().length, 0);
  const isScan = length(painted.filter((span) => span.unpainted)) > 0.8 * length(painted);
  const kept = painted.filter((span) => span.seen && (isScan || !span.unpainted));
  return { spans: kept, hidden: length(painted) - length(kept) };
}

function fontFacts(page: PDFPageProxy): (name: string) => FontFacts {
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
