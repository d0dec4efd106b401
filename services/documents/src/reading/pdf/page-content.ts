import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Field, readAnnotations } from './annotations.ts';
import { parseColor } from './backdrop.ts';
import { createCanvas } from './canvas.ts';
import { createFontTexts } from './font-texts.ts';
import { showGlyphs } from './glyphs.ts';
import { createGroups } from './groups.ts';
import type { Box, PageContent } from './layout.ts';
import { apply, multiply, toMatrix } from './matrix.ts';
import { isOpaque } from './opaque-image.ts';
import { pageFonts } from './page-fonts.ts';
import { boxOf, intersect, subpaths } from './paths.ts';
import { paintsNothing, patternColor } from './pattern-color.ts';
import { setParameters } from './state-parameters.ts';
import { startPosition, startState, type GraphicsState } from './text-state.ts';

/** Which layers of the document are shown when it is opened. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>;

/** Where an image is painted before it is put in its place. */
const unitSquare: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const nowhere: Box = { left: -1, right: -1, top: -1, bottom: -1 };

/**
 * What is on a page and can be seen: text with its place, size and weight, and drawn rules. It follows
 * the page description itself, since only there text has a color and something under it.
 */
export async function pageContent(page: PDFPageProxy, layers: Layers): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const base = toMatrix(viewport.transform);
  const fonts = pageFonts(page);
  const canvas = createCanvas({
    number: page.pageNumber,
    width: viewport.width,
    height: viewport.height,
  });
  const whole: Box = { left: 0, right: viewport.width, top: 0, bottom: viewport.height };
  const saved: GraphicsState[] = [];
  let state = startState(base);
  let position = startPosition();
  let artifacts = 0;
  let layersOff = 0;
  let clips = false;
  const annotations = await readAnnotations(page, base);
  /** The field that is being drawn. The text of some replaces their drawing. */
  let field: Field | undefined;
  const drawn = new Set<Field>();
  const groups = createGroups();
  const fontTexts = createFontTexts();
  const marks: ('artifact' | 'off' | 'shown')[] = [];

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
  const mark = (tag: unknown, properties: unknown) => {
    const name = typeof tag === 'object' && tag !== null && 'name' in tag ? tag.name : tag;
    const off = name === 'OC' && !layers.isVisible(properties);
    marks.push(name === 'Artifact' ? 'artifact' : off ? 'off' : 'shown');
    if (name === 'Artifact') artifacts += 1;
    if (off) layersOff += 1;
  };
  const unmark = () => {
    const ended = marks.pop();
    if (ended === 'artifact') artifacts -= 1;
    if (ended === 'off') layersOff -= 1;
  };
  /** What stands on a layer that is not shown is painted nowhere, nor is what a mask is made of or lets nothing of be seen. */
  const visible = (): GraphicsState => ({
    ...state,
    alpha: state.alpha * groups.alpha(),
    strokeAlpha: state.strokeAlpha * groups.alpha(),
    ...((layersOff > 0 || groups.inMask() || state.masked) && { clip: nowhere }),
  });

  const inked = (): GraphicsState => ({ ...visible(), ...(state.unfilled && { alpha: 0 }) });

  /** A clip is announced by one operation and drawn by the next. */
  const clip = (data: unknown) => {
    if (!clips || !data || typeof data !== 'object') return;
    clips = false;
    const points = subpaths(data as ArrayLike<number>, state.matrix).flatMap((path) => path.points);
    if (points.length > 1) clipTo(boxOf(points));
  };
  const clipTo = (box: Box) => {
    state = { ...state, clip: intersect(box, state.clip) ?? nowhere };
  };
  const clipToForm = (data: unknown) => {
    const [left, bottom, right, top] = Array.from((data ?? []) as ArrayLike<number>, Number);
    if (left === undefined || bottom === undefined || right === undefined || top === undefined)
      return;
    const corners: [number, number][] = [
      [left, bottom],
      [right, top],
      [left, top],
      [right, bottom],
    ];
    clipTo(boxOf(corners.map(([x, y]) => apply(state.matrix, x, y))));
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
        if (args[0]) transform(args[0]);
        return clipToForm(args[1]);
      case OPS.paintFormXObjectEnd:
        return restore();
      case OPS.beginGroup:
        state = groups.begin(args[0], state);
        return;
      case OPS.endGroup:
        state = groups.end(state);
        return;
      case OPS.beginAnnotation:
        field = annotations.fields.get(String(args[0]));
        save();
        state = { ...startState(base) };
        transform(args[2]);
        return transform(args[3]);
      case OPS.endAnnotation:
        field = undefined;
        return restore();
      case OPS.setGState:
        setParameters(state, args[0], groups);
        return;
      case OPS.setFillRGBColor:
        state.fill = parseColor(args[0]);
        state.unfilled = false;
        return;
      case OPS.setStrokeRGBColor:
        state.stroke = parseColor(args[0]);
        return;
      case OPS.setStrokeColorN:
        state.stroke = undefined;
        return;
      case OPS.setFillColorN:
        state.fill = patternColor(page, args);
        state.unfilled = paintsNothing(args);
        return;
      case OPS.setLineWidth:
        state.lineWidth = number(0);
        return;
      case OPS.shadingFill:
        groups.paints();
        return canvas.picture(visible().clip ?? whole, visible(), true);
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        groups.paints();
        return canvas.picture(
          boxOf(unitSquare.map(([x, y]) => apply(state.matrix, x, y))),
          visible(),
          isOpaque(page, args[0]),
        );
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
        groups.paints(state.fill);
        if (field) drawn.add(field);
        if (field?.replacesDrawing) return;
        fontTexts.add(state.font, font, glyphs);
        for (const shown of showGlyphs(glyphs, state, position, font))
          if (artifacts === 0) canvas.text(shown, font, inked());
        return;
      }
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps:
        return mark(args[0], args[1]);
      case OPS.endMarkedContent:
        return unmark();
      case OPS.clip:
      case OPS.eoClip:
        clips = true;
        return;
      case OPS.constructPath: {
        const data: unknown = Array.isArray(args[1]) ? args[1][0] : undefined;
        if (args[0] !== OPS.endPath) groups.paints(state.fill);
        if (field?.replacesDrawing) return;
        canvas.path(number(0), data, inked());
        return clip(data);
      }
    }
  });

  const { strikeOuts, fields, files } = annotations;
  const added = [...fields.values()].filter((each) => each.replacesDrawing || !drawn.has(each));
  return {
    ...canvas.content({ strikeOuts, fields: added }),
    fontTexts: fontTexts.list(),
    ...(files.length > 0 && { files }),
  };
}
