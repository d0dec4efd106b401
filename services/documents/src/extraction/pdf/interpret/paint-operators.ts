import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { createBoxAround, transformBox } from '../geometry/areas.ts';
import { toFiniteNumber, toNumbers } from '../geometry/matrix.ts';
import { layOutGlyphs } from './glyphs.ts';
import { computeGraphics, computeInk, type State } from './graphics-state.ts';
import { paintGroups } from './groups.ts';
import { isOpaque } from './opaque-image.ts';
import type { PageResources, Step } from './paints.ts';
import { withClip } from './state-operators.ts';
import { parseSubpaths } from './parse-subpaths.ts';

export function constructPath(state: State, [painting, data]: readonly unknown[]): Step {
  const operator = toFiniteNumber(painting);
  const painted = operator === OPS.endPath ? state : paintGroups(state, state.graphics.fill);
  const coordinates: unknown = Array.isArray(data) ? data[0] : undefined;
  if (!coordinates) return { state: painted };
  const path = parseSubpaths(toNumbers(coordinates), state.graphics.matrix);
  const points = path.flatMap((subpath) => subpath.points);
  const clipped =
    state.isClipPending && points.length > 1 ? withClip(painted, createBoxAround(points)) : painted;
  return {
    state: { ...clipped, isClipPending: false },
    paint: { type: 'path', operator, subpaths: path, graphics: computeInk(state) },
  };
}

export function fillWithShading(state: State): Step {
  const graphics = computeGraphics(state);
  return {
    state: paintGroups(state, undefined),
    paint: { type: 'image', box: graphics.clip, isOpaque: true, graphics },
  };
}

export function paintImage(
  state: State,
  [image]: readonly unknown[],
  { page }: PageResources,
): Step {
  return {
    state: paintGroups(state, undefined),
    paint: {
      type: 'image',
      // images are painted into the unit square
      box: transformBox(state.graphics.matrix, [0, 0, 1, 1]),
      isOpaque: isOpaque(page, image),
      graphics: computeGraphics(state),
    },
  };
}

export function showText(
  state: State,
  [operand]: readonly unknown[],
  { fonts }: PageResources,
): Step {
  const painted = paintGroups(state, state.graphics.fill);
  const { field, graphics, marked } = state;
  const font = fonts(graphics.font);
  const glyphs: unknown[] = Array.isArray(operand) ? operand : [];
  const { shown, pen } = layOutGlyphs(glyphs, graphics, state.pen, font);
  return {
    state: { ...painted, pen },
    paint: {
      type: 'text',
      shown,
      isArtifact: marked?.isArtifact === true,
      glyphs,
      font,
      field,
      graphics: computeInk(state),
    },
  };
}
