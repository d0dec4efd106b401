import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { toFiniteNumber, toMatrix } from '../geometry/matrix.ts';
import {
  createInitialPen,
  createInitialState,
  movePen,
  restore,
  save,
  transform,
  withGraphics,
  type Graphics,
  type State,
} from './graphics-state.ts';
import { beginGroup, endGroup } from './groups.ts';
import { parseColor } from './paint-colors.ts';
import { constructPath, fillWithShading, paintImage, showText } from './paint-operators.ts';
import type { Handler, Paint, PageResources } from './paints.ts';
import {
  beginAnnotation,
  beginForm,
  beginMarkedContent,
  setParameters,
  setPattern,
} from './state-operators.ts';

/** A page description as parsed by pdf.js: operator codes and their operands. */
type Operators = { fnArray: readonly number[]; argsArray: readonly (readonly unknown[] | null)[] };

type StateChange = (...args: Parameters<Handler>) => State;

/** Creates a handler for an operator that does not paint anything. */
const change =
  (update: StateChange): Handler =>
  (...args) => ({ state: update(...args) });

/** Creates a handler that sets graphics state parameters from the operands. */
const set = (
  parameters: (operands: readonly unknown[], resources: PageResources) => Partial<Graphics>,
) => change((state, operands, resources) => withGraphics(state, parameters(operands, resources)));

/** The effect of each operator in a page description, as listed by pdf.js (ISO 32000-1, annex A). */
const handlers: ReadonlyMap<number, Handler> = new Map([
  [OPS.save, change(save)],
  [OPS.restore, change(restore)],
  [OPS.transform, change(transform)],
  [OPS.setGState, change(setParameters)],
  [OPS.setLineWidth, set(([width]) => ({ lineWidth: toFiniteNumber(width) }))],

  [OPS.setFillRGBColor, set(([color]) => ({ fill: parseColor(color), fillsNothing: false }))],
  [OPS.setStrokeRGBColor, set(([color]) => ({ stroke: parseColor(color) }))],
  [OPS.setStrokeColorN, set(() => ({ stroke: undefined }))],
  [OPS.setFillColorN, set(setPattern)],

  [OPS.paintFormXObjectBegin, change(beginForm)],
  [OPS.paintFormXObjectEnd, change(restore)],
  [OPS.beginGroup, change((state, [group]) => beginGroup(state, group))],
  [OPS.endGroup, change(endGroup)],
  [OPS.beginAnnotation, change(beginAnnotation)],
  [OPS.endAnnotation, change((state) => restore({ ...state, field: undefined }))],
  [OPS.beginMarkedContent, change(beginMarkedContent)],
  [OPS.beginMarkedContentProps, change(beginMarkedContent)],
  [OPS.endMarkedContent, change((state) => ({ ...state, marked: state.marked?.outer }))],

  [OPS.clip, change((state) => ({ ...state, isClipPending: true }))],
  [OPS.eoClip, change((state) => ({ ...state, isClipPending: true }))],
  [OPS.constructPath, constructPath],
  [OPS.shadingFill, fillWithShading],
  [OPS.paintImageXObject, paintImage],
  [OPS.paintInlineImageXObject, paintImage],

  [OPS.beginText, change((state) => ({ ...state, pen: createInitialPen() }))],
  [OPS.setFont, set(([font, size]) => ({ font: String(font), fontSize: toFiniteNumber(size) }))],
  [OPS.setCharSpacing, set(([spacing]) => ({ charSpacing: toFiniteNumber(spacing) }))],
  [OPS.setWordSpacing, set(([spacing]) => ({ wordSpacing: toFiniteNumber(spacing) }))],
  [OPS.setHScale, set(([percent]) => ({ horizontalScale: toFiniteNumber(percent) / 100 }))],
  [OPS.setLeading, set(([leading]) => ({ leading: -toFiniteNumber(leading) }))],
  [OPS.setTextRise, set(([rise]) => ({ rise: toFiniteNumber(rise) }))],
  [OPS.setTextRenderingMode, set(([mode]) => ({ renderingMode: toFiniteNumber(mode) }))],
  [
    OPS.setTextMatrix,
    change((state, [matrix]) => ({ ...state, pen: createInitialPen(toMatrix(matrix)) })),
  ],
  [OPS.moveText, change((state, [x, y]) => movePen(state, toFiniteNumber(x), toFiniteNumber(y)))],
  [
    OPS.setLeadingMoveText,
    change((state, [x, y]) =>
      movePen(
        withGraphics(state, { leading: toFiniteNumber(y) }),
        toFiniteNumber(x),
        toFiniteNumber(y),
      ),
    ),
  ],
  [OPS.nextLine, change((state) => movePen(state, 0, state.graphics.leading))],
  [OPS.showText, showText],
]);

/**
 * Interprets a page description and yields everything it paints, in order. Ignores operators that cannot affect text,
 * and the appearances of fields replaced by their values.
 */
export function* interpretOperators(
  { fnArray, argsArray }: Operators,
  resources: PageResources,
): Generator<Paint> {
  let state = createInitialState(resources.base);
  for (const [index, operator] of fnArray.entries()) {
    const handle = handlers.get(operator);
    if (!handle) continue;
    const step = handle(state, argsArray[index] ?? [], resources);
    state = step.state;
    if (step.paint && !state.field?.replacesDrawing) yield step.paint;
  }
}
