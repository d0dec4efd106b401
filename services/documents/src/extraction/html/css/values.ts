import { generate, parse, type CssNode, type FunctionNode } from 'css-tree';

/** Cached because most declarations on a page repeat a few values. */
const cache = new Map<string, CssNode[]>();
const maxCached = 1_000;
/** Far more than in any real value. Limits the work of evaluating values for every element they apply to. */
const maxComponents = 1_000;

/** Returns the components of a property value. Returns an empty list if a browser would ignore the value. */
export function parseComponents(value: string): CssNode[] {
  const cached = cache.get(value);
  if (cached) return cached;
  const nodes = parseValue(value);
  if (cache.size >= maxCached) cache.clear();
  cache.set(value, nodes);
  return nodes;
}

function parseValue(value: string): CssNode[] {
  try {
    const ast = parse(value, { context: 'value' });
    return ast.type === 'Value' ? ast.children.toArray().slice(0, maxComponents) : [];
  } catch {
    return [];
  }
}

const isTerm = ({ type }: CssNode): boolean => type !== 'Operator';

/** Returns the components of a value without the commas and slashes between them. */
export const parseTerms = (value: string): CssNode[] => parseComponents(value).filter(isTerm);

export const findFunctions = (value: string): FunctionNode[] =>
  parseComponents(value).filter((node) => node.type === 'Function');

export const listArguments = (call: FunctionNode): CssNode[] =>
  call.children.toArray().filter(isTerm);

/** Splits components into lists at commas. */
export function splitAtCommas(nodes: Iterable<CssNode>): CssNode[][] {
  const lists: CssNode[][] = [[]];
  for (const node of nodes)
    if (node.type === 'Operator' && node.value.trim() === ',') lists.push([]);
    else lists.at(-1)?.push(node);
  return lists;
}

export const toText = (node: CssNode): string => generate(node);
