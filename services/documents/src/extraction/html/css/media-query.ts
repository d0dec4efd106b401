import { parse, type CssNode } from 'css-tree';
import { toPixels, viewport } from './lengths.ts';

/** Values of the other media features in a typical desktop browser. */
const features: Record<string, string> = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'prefers-contrast': 'no-preference',
  orientation: 'landscape',
  hover: 'hover',
  'any-hover': 'hover',
  pointer: 'fine',
  'any-pointer': 'fine',
  scripting: 'enabled',
  update: 'fast',
};
const presentFeatures = /^(?:color|width|height|hover)$/;

const getViewportSize = (name: string): number =>
  name.endsWith('height') ? viewport.height : viewport.width;

const measure = (node: CssNode | null): number =>
  node?.type === 'Identifier' && /width|height/.test(node.name)
    ? getViewportSize(node.name)
    : toPixels(node, { fontSize: 16, percentBase: 0 });

const compare = (left: number, operator: string | null, right: number): boolean =>
  (operator?.includes('=') && left === right) ||
  (operator?.startsWith('<') ? left < right : operator?.startsWith('>') ? left > right : false);

function matchesFeature(name: string, value: CssNode | null): boolean {
  if (!value) return presentFeatures.test(name);
  const [, bound, size] = /^(min|max)-(?:device-)?(width|height)$/.exec(name) ?? [];
  if (size) return compare(getViewportSize(size), bound === 'min' ? '>=' : '<=', measure(value));
  return value.type === 'Identifier' && features[name] === value.name;
}

function matches(node: CssNode): boolean {
  switch (node.type) {
    case 'Feature':
      return matchesFeature(node.name, node.value);
    case 'FeatureRange':
      return (
        compare(measure(node.left), node.leftComparison, measure(node.middle)) &&
        (!node.right || compare(measure(node.middle), node.rightComparison, measure(node.right)))
      );
    case 'Condition':
      return matchesCondition(node.children.toArray());
    case 'MediaQuery': {
      const isScreen = !node.mediaType || /^(?:all|screen)$/.test(node.mediaType);
      const isMatch = isScreen && (!node.condition || matches(node.condition));
      return isMatch !== (node.modifier === 'not');
    }
    default:
      return false;
  }
}

/** Evaluates operands joined by `and` or `or`, each optionally negated by `not`. */
function matchesCondition(nodes: CssNode[]): boolean {
  const isKeyword = (node: CssNode | undefined, word: string) =>
    node?.type === 'Identifier' && node.name === word;
  const operands = nodes.flatMap((node, index) =>
    node.type === 'Identifier' ? [] : [matches(node) !== isKeyword(nodes[index - 1], 'not')],
  );
  return nodes.some((node) => isKeyword(node, 'or'))
    ? operands.some(Boolean)
    : operands.every(Boolean);
}

/** Whether a list of media queries matches a desktop screen. */
export function matchesScreen(media: string): boolean {
  if (media.trim() === '') return true;
  try {
    const list = parse(media.toLowerCase(), { context: 'mediaQueryList' });
    return list.type === 'MediaQueryList' && list.children.some(matches);
  } catch {
    return false;
  }
}
