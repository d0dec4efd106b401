import { generate, parse, walk, type Atrule, type CssNode, type Selector } from 'css-tree';
import { listDeclarationsAmong, type StyleDeclaration } from './declarations.ts';
import { decodeDataStylesheet } from './list-embedded-stylesheets.ts';
import { matchesScreen } from './media-query.ts';

export type StyleRule = { selectors: Selector[]; declarations: StyleDeclaration[] };
/** The properties set in the keyframes of an animation. */
export type AnimatedProperties = ReadonlySet<string>;
export type Stylesheet = {
  rules: StyleRule[];
  animations: Map<string, AnimatedProperties>;
  /** Whether the sheet imports external style sheets. */
  hasImports: boolean;
};

const maxSheetLength = 400_000;
const maxDepth = 8;
/** Limits nesting, which repeats the text of the outer selector. */
const maxNestedSelectorLength = 2_000;
/** At-rules whose content applies regardless of the user's device. */
const groupingRules = /^(?:layer|container|scope|document)$/;

/** Parses the rules that apply to screens and flattens nested and conditional rules. */
export function parseStylesheet(css: string): Stylesheet {
  const sheet: Stylesheet = { rules: [], animations: new Map(), hasImports: false };
  addRules(parseNodes(css.slice(0, maxSheetLength), 'stylesheet'), undefined, 0, sheet);
  return sheet;
}

function parseNodes(css: string, context: 'stylesheet' | 'declarationList'): CssNode[] {
  const ast = parse(css, { context, parseValue: false, parseRulePrelude: false });
  return 'children' in ast && ast.children ? [...ast.children] : [];
}

function addRules(nodes: CssNode[], outer: string | undefined, depth: number, sheet: Stylesheet) {
  if (depth > maxDepth) return;
  const declarations: StyleDeclaration[] = [];
  for (const node of nodes) {
    if (node.type === 'Rule')
      addRules([...node.block.children], nest(generate(node.prelude), outer), depth + 1, sheet);
    else if (node.type === 'Atrule') addAtRule(node, outer, depth, sheet);
    else if (isNestedRule(node))
      addRules(parseNodes(generate(node), 'stylesheet'), outer, depth + 1, sheet);
    else if (node.type === 'Declaration') declarations.push(...listDeclarationsAmong([node]));
    else if (node.type === 'Raw' && outer !== undefined)
      declarations.push(...listDeclarationsAmong(parseNodes(node.value, 'declarationList')));
  }
  if (outer === undefined || declarations.length === 0) return;
  sheet.rules.push({ selectors: parseSelectors(outer), declarations });
}

/** Detects nested rules without `&`, which css-tree leaves raw or parses as declarations. */
const isNestedRule = (node: CssNode): boolean =>
  node.type === 'Raw'
    ? node.value.includes('{')
    : node.type === 'Declaration' &&
      !node.property.startsWith('--') &&
      node.value.type === 'Raw' &&
      node.value.value.includes('{');

function addAtRule(
  { name: written, prelude, block }: Atrule,
  outer: string | undefined,
  depth: number,
  sheet: Stylesheet,
): void {
  const name = written.toLowerCase().replace(/^-\w+-/, '');
  const condition = prelude ? generate(prelude) : '';
  if (name === 'import') return addImport(prelude, depth, sheet);
  if (!block) return;
  const content = [...block.children];
  if (name === 'keyframes') sheet.animations.set(condition.toLowerCase(), toAnimation(content));
  else if (
    groupingRules.test(name) ||
    (name === 'media' && matchesScreen(condition)) ||
    // Assume that current browsers support the features that pages test for.
    (name === 'supports' && !/^not\b/i.test(condition))
  )
    addRules(content, outer, depth + 1, sheet);
}

function addImport(prelude: Atrule['prelude'], depth: number, sheet: Stylesheet): void {
  const target = prelude?.type === 'AtrulePrelude' ? prelude.children.first : undefined;
  const address = target?.type === 'Url' || target?.type === 'String' ? target.value : '';
  const embedded = decodeDataStylesheet(address);
  if (embedded === undefined) sheet.hasImports = true;
  else addRules(parseNodes(embedded, 'stylesheet'), undefined, depth + 1, sheet);
}

const toAnimation = (keyframes: CssNode[]): AnimatedProperties =>
  new Set(
    keyframes
      .flatMap((node) => (node.type === 'Rule' ? listDeclarationsAmong(node.block.children) : []))
      .map(({ property }) => property),
  );

function parseSelectors(text: string): Selector[] {
  try {
    const list = parse(text, { context: 'selectorList' });
    return list.type === 'SelectorList'
      ? [...list.children].filter((node) => node.type === 'Selector')
      : [];
  } catch {
    return [];
  }
}

/** Converts the selectors of a nested rule to standalone selectors: "& .note" in "main" becomes ":is(main) .note". */
function nest(selectors: string, outer: string | undefined): string {
  if (outer === undefined) return selectors;
  const nested = parseSelectors(selectors).map((selector) => {
    let hasAmpersand = false;
    walk(selector, {
      visit: 'NestingSelector',
      enter(_node, item, list) {
        hasAmpersand = true;
        list.replace(item, list.createItem({ type: 'Raw', value: `:is(${outer})` }));
      },
    });
    return hasAmpersand ? generate(selector) : `:is(${outer}) ${generate(selector)}`;
  });
  const text = nested.join(',');
  return text.length <= maxNestedSelectorLength ? text : '';
}
