import type { CssNode, FunctionNode } from 'css-tree';
import { splitAtCommas, parseTerms } from './values.ts';

/** The viewport assumed during extraction. */
export const viewport = { width: 1280, height: 800 };

/** The bases of relative units, in pixels. */
export type Scale = { fontSize: number; percentBase: number };

const vw = viewport.width / 100;
const vh = viewport.height / 100;
const pixelsPerUnit: Record<string, (scale: Scale) => number> = {
  px: () => 1,
  pt: () => 4 / 3,
  pc: () => 16,
  in: () => 96,
  cm: () => 37.8,
  mm: () => 3.78,
  q: () => 0.945,
  em: ({ fontSize }) => fontSize,
  rem: () => 16,
  ex: ({ fontSize }) => fontSize / 2,
  ch: ({ fontSize }) => fontSize / 2,
  lh: ({ fontSize }) => fontSize * 1.2,
  vw: () => vw,
  vi: () => vw,
  vmax: () => vw,
  vh: () => vh,
  vb: () => vh,
  vmin: () => vh,
};

const mathFunctions: Record<string, (...values: number[]) => number> = {
  calc: (value = Number.NaN) => value,
  min: Math.min,
  max: Math.max,
  clamp: (low = Number.NaN, value = low, high = value) => Math.max(low, Math.min(value, high)),
  abs: (value = Number.NaN) => Math.abs(value),
};

/** Converts a component to pixels or a plain number, or to `NaN` if it is neither. */
export function toPixels(node: CssNode | null | undefined, scale: Scale): number {
  switch (node?.type) {
    case 'Number':
      return Number(node.value);
    case 'Percentage':
      return (Number(node.value) * scale.percentBase) / 100;
    case 'Dimension': {
      // Treat small, large and dynamic viewports (`svh`, `lvh`, `dvh`) as the same size.
      const unit = node.unit.toLowerCase().replace(/^[sld](?=v)/, '');
      return Number(node.value) * (pixelsPerUnit[unit]?.(scale) ?? Number.NaN);
    }
    case 'Parentheses':
      return calculate(node.children.toArray(), scale);
    case 'Function':
      return callMath(node, scale);
    default:
      return Number.NaN;
  }
}

const callMath = ({ name, children }: FunctionNode, scale: Scale): number =>
  mathFunctions[name.toLowerCase()]?.(
    ...splitAtCommas(children).map((operands) => calculate(operands, scale)),
  ) ?? Number.NaN;

/** Evaluates a sum of products. */
function calculate(nodes: CssNode[], scale: Scale): number {
  let total = 0;
  let sign = 1;
  let product = Number.NaN;
  let operator = '';
  for (const node of nodes) {
    if (node.type !== 'Operator') {
      const value = toPixels(node, scale);
      product = operator === '*' ? product * value : operator === '/' ? product / value : value;
      continue;
    }
    operator = node.value.trim();
    if (operator !== '+' && operator !== '-') continue;
    total += sign * product;
    sign = operator === '-' ? -1 : 1;
  }
  return total + sign * product;
}

/** Returns the first length in a value, in pixels. */
export function parseLength(value: string, scale: Scale): number | undefined {
  const pixels = toPixels(parseTerms(value)[0], scale);
  return Number.isNaN(pixels) ? undefined : pixels;
}

export const toNumber = (node: CssNode | undefined): number =>
  toPixels(node, { fontSize: 16, percentBase: 1 });

/** Returns the first number in a value, with percentages as fractions. `NaN` if the value contains no number. */
export const parseNumber = (value = ''): number => toNumber(parseTerms(value)[0]);
