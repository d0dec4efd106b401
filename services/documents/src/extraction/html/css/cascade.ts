import { generate, walk, type Selector } from 'css-tree';
import { type PageDocument } from '../dom.ts';
import { parseDeclarations, type StyleDeclaration } from './declarations.ts';
import { embeddedStylesheets, hasExternalStylesheets } from './embedded-stylesheets.ts';
import { parseStylesheet, type Animation, type StyleRule } from './parse-stylesheet.ts';
import { presentationalHints } from './presentational-hints.ts';
import { createSelectorMatcher } from './selector-matcher.ts';
import { specificityOf } from './specificity.ts';
import { termsOf } from './values.ts';
import { substituteVariables } from './variables.ts';

export type Style = ReadonlyMap<string, string>;
export type ElementStyle = {
  /** The winning declarations of an element with variables substituted. Excludes inherited values. */
  style: Style;
  /** Custom properties, which descendants inherit. */
  variables: Style;
};
export type Cascade = {
  styleOf: (element: Element, inheritedVariables: Style) => ElementStyle;
  /** Whether generated content may paint a background behind or in front of the text of an element. */
  hasGeneratedBackground: (element: Element) => boolean;
  animation: (name: string) => Animation | undefined;
  /** Whether the page refers to style sheets that are not part of it. */
  hasExternalSheets: boolean;
};

type Weighted = StyleDeclaration & { weight: number };

type OrderedRule = StyleRule & { order: number };

/** Properties that decide whether text is visible. */
const relevantProperties =
  /^--|display|visibility|opacity|font|color|background|clip|transform|translate|scale|zoom|indent|spacing|white-space|left|right|top|bottom|inset|margin|height|width|size|overflow|contain|filter|position|padding|grid|shadow|stroke|animation|decoration|mso-hide/;
const isColorRule = ({ declarations }: StyleRule): boolean =>
  declarations.every(({ property }) => /^--|color|background|shadow/.test(property));
/** States that do not apply when a page loads. */
const transientStates =
  /^(?:hover|focus|active|target|visited|checked|disabled|invalid|valid|placeholder|fullscreen|popover-open|open|modal|first-line|first-letter|selection)\b/;

/** Added to the specificity, whose values are far smaller. */
const weights = { presentationalHint: -1, styleAttribute: 1e9, important: 1e10, order: 1e-6 };

export function createCascade(page: PageDocument): Cascade {
  const sheets = embeddedStylesheets(page).map(parseStylesheet);
  const matcher = createSelectorMatcher(page);
  const declarationsOf = new Map<Element, Weighted[]>();
  const generatedBackgrounds = new Set<Element>();

  const apply = (
    selector: StyleRule['selectors'][number],
    { declarations, order }: OrderedRule,
  ) => {
    const target = targetOf(selector);
    if (target === 'other') return;
    const matches = matcher.matchAll(selector);
    if (target === 'generated content') {
      if (declarations.some(({ property }) => property.startsWith('background')))
        for (const element of matches) generatedBackgrounds.add(element);
      return;
    }
    const weighted = weigh(declarations, specificityOf(selector) + order * weights.order);
    for (const element of matches) {
      const existing = declarationsOf.get(element);
      if (existing) existing.push(...weighted);
      else declarationsOf.set(element, [...weighted]);
    }
  };
  for (const rule of byImportance(sheets.flatMap(({ rules }) => rules)))
    for (const selector of rule.selectors) apply(selector, rule);

  const animations = new Map(sheets.flatMap((sheet) => [...sheet.animations]));
  return {
    styleOf: (element, inheritedVariables) =>
      resolve(
        [
          ...weigh(presentationalHints(element), weights.presentationalHint),
          ...(declarationsOf.get(element) ?? []),
          ...weigh(parseDeclarations(element.getAttribute('style') ?? ''), weights.styleAttribute),
        ].sort((a, b) => a.weight - b.weight),
        inheritedVariables,
      ),
    hasGeneratedBackground: (element) => matcher.hasSkipped() || generatedBackgrounds.has(element),
    animation: (name) => animations.get(name),
    hasExternalSheets: hasExternalStylesheets(page) || sheets.some(({ hasImports }) => hasImports),
  };
}

/** Sorts rules with relevant declarations. Rules that only set colors come last, in case the matcher runs out of steps. */
const byImportance = (rules: StyleRule[]): OrderedRule[] =>
  rules
    .map(({ selectors, declarations }, order) => ({
      selectors,
      declarations: declarations.filter(({ property }) => relevantProperties.test(property)),
      order,
    }))
    .filter(({ declarations }) => declarations.length > 0)
    .sort((a, b) => Number(isColorRule(a)) - Number(isColorRule(b)));

const weigh = (declarations: StyleDeclaration[], weight: number): Weighted[] =>
  declarations.map((declaration) => ({
    ...declaration,
    weight: weight + (declaration.important ? weights.important : 0),
  }));

/** Determines what a selector styles. Removes `::before` or `::after` from the selector, so that it matches the element. */
function targetOf(selector: Selector): 'element' | 'generated content' | 'other' {
  let target: 'element' | 'generated content' | 'other' = 'element';
  walk(selector, (node, item, list) => {
    if (node.type !== 'PseudoElementSelector' && node.type !== 'PseudoClassSelector') return;
    if (/^(?:before|after)$/.test(node.name)) {
      if (target === 'element') target = 'generated content';
      list.remove(item);
    } else if (node.type === 'PseudoElementSelector' || transientStates.test(node.name))
      target = 'other';
  });
  if (selector.children.isEmpty) selector.children.appendData({ type: 'TypeSelector', name: '*' });
  return target;
}

function resolve(declarations: Weighted[], inheritedVariables: Style): ElementStyle {
  const isVariable = ({ property }: StyleDeclaration) => property.startsWith('--');
  const ownVariables = declarations.filter(isVariable);
  const variables =
    ownVariables.length === 0
      ? inheritedVariables
      : new Map([
          ...inheritedVariables,
          ...ownVariables.map((variable) => [variable.property, variable.value] as const),
        ]);
  const style = new Map<string, string>();
  for (const declaration of declarations)
    if (!isVariable(declaration))
      apply(style, declaration.property, substituteVariables(declaration.value, variables));
  return { style, variables };
}

/** Sets a property and, for a shorthand, the longhands that are looked up by name. */
function apply(style: Map<string, string>, property: string, value: string): void {
  // Reinsert, because whichever of a shorthand and its longhand was set last wins.
  style.delete(property);
  style.set(property, value);
  if (property === 'background')
    for (const part of ['color', 'image', 'clip']) style.delete(`background-${part}`);
  if (property === 'overflow') for (const axis of ['x', 'y']) style.set(`overflow-${axis}`, value);
  if (property === 'font') {
    const size = fontSizeIn(value);
    if (size) style.set('font-size', size);
  }
}

/** The size in a `font` shorthand: the first length. */
function fontSizeIn(font: string): string | undefined {
  const size = termsOf(font).find(
    (term) =>
      /^(?:Dimension|Percentage|Function)$/.test(term.type) ||
      (term.type === 'Number' && Number(term.value) === 0),
  );
  return size && generate(size);
}
