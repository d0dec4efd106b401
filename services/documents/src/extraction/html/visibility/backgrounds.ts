import type { CssNode } from 'css-tree';
import { parseCssColor, blendOver, type Rgba } from '../../colors.ts';
import { isInvisibleOn } from '../../text-contrast.ts';
import type { Style } from '../css/resolve-style.ts';
import { toPixels } from '../css/lengths.ts';
import { parseComponents, splitAtCommas, toText } from '../css/values.ts';

const isGradient = (node: CssNode): boolean =>
  node.type === 'Function' && node.name.endsWith('gradient');
const isImage = (node: CssNode): boolean =>
  node.type === 'Url' ||
  (node.type === 'Function' && /^(?:image|image-set|cross-fade|element|paint)$/.test(node.name));

const listColorsAmong = (nodes: CssNode[]): Rgba[] =>
  nodes.flatMap((node) => parseCssColor(toText(node)) ?? []);

/** Returns the colors of all gradient stops in the components of a value. */
export const listGradientStops = (nodes: CssNode[]): Rgba[] =>
  nodes.flatMap((node) =>
    node.type === 'Function' && isGradient(node)
      ? splitAtCommas(node.children).flatMap(([first]) => (first ? listColorsAmong([first]) : []))
      : [],
  );

/** Whether a component leaves the inherited background unchanged. */
const isTransparent = (node: CssNode): boolean =>
  node.type === 'Identifier'
    ? /^(?:none|inherit|currentcolor|unset|revert|revert-layer|initial)$/.test(node.name)
    : toPixels(node, { fontSize: 16, percentBase: 100 }) === 0;

/** Returns the plain color behind an element's text. Returns undefined for pictures and multicolor gradients. */
export function resolveBackground(style: Style, inherited: Rgba | undefined): Rgba | undefined {
  const nodes = ['background-color', 'background', 'background-image'].flatMap((property) =>
    parseComponents(style.get(property) ?? ''),
  );
  if (nodes.some(isImage)) return undefined;
  if (nodes.some(isGradient)) {
    const stops = listGradientStops(nodes);
    const [first] = stops;
    const isPlain =
      first && first.alpha > 0.95 && stops.every((stop) => isInvisibleOn(stop, first));
    return isPlain ? first : undefined;
  }
  const [color] = listColorsAmong(nodes);
  if (!color) return nodes.every(isTransparent) ? inherited : undefined;
  if (color.alpha <= 0.02) return inherited;
  return color.alpha > 0.98 ? color : inherited && blendOver(color, inherited);
}

/** Whether an outline or a shadow makes letters visible on a background regardless of their color. */
export function hasVisibleEdges(
  style: Style,
  background: Rgba | undefined,
  fontSize: number,
): boolean {
  const strokes = ['text-stroke-width', 'text-stroke', 'text-stroke-color'].flatMap((property) =>
    parseComponents(style.get(property) ?? ''),
  );
  const shadows = splitAtCommas(parseComponents(style.get('text-shadow') ?? ''));
  return [strokes, ...shadows].some((parts) => {
    const [color] = listColorsAmong(parts);
    // A shadow without offset or blur is covered by the letters.
    const hasExtent = parts.some(
      (part) => Math.abs(toPixels(part, { fontSize, percentBase: 0 })) > 0,
    );
    return color !== undefined && hasExtent && !(background && isInvisibleOn(color, background));
  });
}
