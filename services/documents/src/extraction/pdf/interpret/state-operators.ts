import { emptyBox, intersect, transformBox } from '../geometry/areas.ts';
import { toNumbers } from '../geometry/matrix.ts';
import { readProperty } from '../read-property.ts';
import {
  createInitialGraphics,
  save,
  transform,
  withGraphics,
  type Graphics,
  type State,
} from './graphics-state.ts';
import type { PageResources } from './paints.ts';
import { paintsNothing, findPatternColor } from './patterns.ts';

/** Applies a graphics state parameter dictionary (ISO 32000-1, 8.4.5). */
export function setParameters(state: State, [entries]: readonly unknown[]): State {
  const parameters: { -readonly [K in keyof Graphics]?: Graphics[K] } = {};
  for (const [key, value] of (entries ?? []) as [string, unknown][]) {
    if (key === 'ca') parameters.fillAlpha = Number(value);
    if (key === 'CA') parameters.strokeAlpha = Number(value);
    if (key === 'LW') parameters.lineWidth = Number(value);
    if (key === 'BM') {
      parameters.blendsNormally = value === 'source-over';
      parameters.lightens = /^(?:screen|lighten|color-dodge)$/.test(String(value));
    }
    if (key === 'SMask') {
      parameters.isMasked = Boolean(value) && state.isMaskBlack;
      if (value) parameters.blendsNormally = false;
    }
    if (key === 'Font' && Array.isArray(value)) {
      parameters.font = String(value[0]);
      parameters.fontSize = Number(value[1]);
    }
  }
  return withGraphics(state, parameters);
}

export function setPattern(
  pattern: readonly unknown[],
  { page }: PageResources,
): Partial<Graphics> {
  return { fill: findPatternColor(page, pattern), fillsNothing: paintsNothing(pattern) };
}

export function beginForm(state: State, [matrix, boundingBox]: readonly unknown[]): State {
  const inner = matrix ? transform(save(state), matrix) : save(state);
  const box = transformBox(inner.graphics.matrix, toNumbers(boundingBox));
  return box ? withClip(inner, box) : inner;
}

export const withClip = (state: State, box: NonNullable<Graphics['clip']>): State =>
  withGraphics(state, { clip: intersect(box, state.graphics.clip) ?? emptyBox });

export function beginAnnotation(
  state: State,
  [id, , placement, matrix]: readonly unknown[],
  { base, fields }: PageResources,
): State {
  const inner = {
    ...save(state),
    graphics: createInitialGraphics(base),
    field: fields.get(String(id)),
  };
  return transform(transform(inner, placement), matrix);
}

export function beginMarkedContent(
  state: State,
  [tag, properties]: readonly unknown[],
  { layers }: PageResources,
): State {
  const name = readProperty(tag, 'name') ?? tag;
  const outer = state.marked;
  return {
    ...state,
    marked: {
      isArtifact: outer?.isArtifact === true || name === 'Artifact',
      isLayerOff: outer?.isLayerOff === true || (name === 'OC' && !layers.isVisible(properties)),
      outer,
    },
  };
}
