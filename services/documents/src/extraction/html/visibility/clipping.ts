import type { CssNode, FunctionNode } from 'css-tree';
import type { Style } from '../css/resolve-style.ts';
import { toPixels } from '../css/lengths.ts';
import { listArguments, findFunctions } from '../css/values.ts';

const computeSize = (node: CssNode | undefined): number =>
  toPixels(node, { fontSize: 16, percentBase: 100 });

/** Whether `clip` or `clip-path` clips an element away entirely. */
export const isClippedAway = (style: Style): boolean =>
  findFunctions(style.get('clip') ?? '').some(isEmptyClip) ||
  findFunctions(style.get('clip-path') ?? '').some(isEmptyShape);

/**
 * Whether a clip is empty. "rect(1px, 1px, 1px, 1px)" is the traditional way to provide text only for screen readers.
 */
function isEmptyClip(call: FunctionNode): boolean {
  const sides = listArguments(call).map(computeSize);
  return sides.length === 4 && sides.every((side) => side === 0 || side === 1);
}

function isEmptyShape(call: FunctionNode): boolean {
  const terms = listArguments(call);
  if (call.name === 'circle' || call.name === 'ellipse') return computeSize(terms[0]) === 0;
  if (call.name !== 'inset') return false;
  const rounding = terms.findIndex((term) => term.type === 'Identifier' && term.name === 'round');
  const [top = 0, right = top, bottom = top, left = right] = terms
    .slice(0, rounding < 0 ? undefined : rounding)
    .map((side) => (side.type === 'Percentage' ? Number(side.value) : 0));
  return top + bottom >= 100 || left + right >= 100;
}
