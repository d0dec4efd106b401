import { anyOf } from '@grantwright/shared/values/any-of';
import type { Selector } from 'css-tree';
import type { PageDocument } from '../dom.ts';
import { parseDeclarations, type StyleDeclaration } from './declarations.ts';
import { listEmbeddedStylesheets, hasExternalStylesheets } from './list-embedded-stylesheets.ts';
import { parseStylesheet, type AnimatedProperties, type StyleRule } from './parse-stylesheet.ts';
import { listPresentationalHints } from './list-presentational-hints.ts';
import { resolveStyle, type ElementStyle, type Style } from './resolve-style.ts';
import { createSelectorMatcher, type SelectorMatcher } from './selector-matcher.ts';
import { computeSpecificity } from './specificity.ts';
import { findTarget } from './selector-target.ts';

export type Cascade = {
  styleOf: (element: Element, inheritedVariables: Style) => ElementStyle;
  /** Whether generated content may paint a background behind or in front of an element's text. */
  hasGeneratedBackground: (element: Element) => boolean;
  animation: (name: string) => AnimatedProperties | undefined;
  /** Whether the page refers to external style sheets. */
  hasExternalSheets: boolean;
};

type WeightedDeclaration = StyleDeclaration & { weight: number };
/** `order` is the rule's position among all rules on the page. */
type OrderedRule = StyleRule & { order: number };

/** Properties that determine whether text is visible. */
const relevantProperties = anyOf(
  /^--|display|visibility|opacity|font|color|background|clip|transform|translate|scale|zoom|indent/,
  /spacing|white-space|left|right|top|bottom|inset|margin|height|width|size|overflow|contain|filter/,
  /position|padding|grid|shadow|stroke|animation|decoration|mso-hide/,
);
const isColorRule = ({ declarations }: StyleRule): boolean =>
  declarations.every(({ property }) => /^--|color|background|shadow/.test(property));

/** Added to the specificity, which is always far smaller. */
const weights = { presentationalHint: -1, styleAttribute: 1e9, important: 1e10, order: 1e-6 };

export function createCascade(page: PageDocument): Cascade {
  const sheets = listEmbeddedStylesheets(page).map(parseStylesheet);
  const matcher = createSelectorMatcher(page);
  const rules = byImportance(sheets.flatMap((sheet) => sheet.rules));
  const { declarationsOf, generatedBackgrounds } = matchRules(rules, matcher);
  const animations = new Map(sheets.flatMap((sheet) => [...sheet.animations]));
  return {
    styleOf: (element, inheritedVariables) =>
      resolveStyle(
        [
          ...weigh(listPresentationalHints(element), weights.presentationalHint),
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

/** Finds the declarations that apply to each element, and the elements whose generated content has a background. */
function matchRules(rules: OrderedRule[], matcher: SelectorMatcher) {
  const declarationsOf = new Map<Element, WeightedDeclaration[]>();
  const generatedBackgrounds = new Set<Element>();
  const addMatches = (selector: Selector, { declarations, order }: OrderedRule) => {
    const target = findTarget(selector);
    if (target === 'other') return;
    const matches = matcher.matchAll(selector);
    if (target === 'generated content') {
      if (declarations.some(({ property }) => property.startsWith('background')))
        for (const element of matches) generatedBackgrounds.add(element);
      return;
    }
    const weighted = weigh(declarations, computeSpecificity(selector) + order * weights.order);
    for (const element of matches) {
      const existing = declarationsOf.get(element);
      if (existing) existing.push(...weighted);
      else declarationsOf.set(element, [...weighted]);
    }
  };
  for (const rule of rules) for (const selector of rule.selectors) addMatches(selector, rule);
  return { declarationsOf, generatedBackgrounds };
}

/**
 * Sorts rules with relevant declarations. Rules that only set colors come last, in case the matcher runs out of steps.
 */
const byImportance = (rules: StyleRule[]): OrderedRule[] =>
  rules
    .map(({ selectors, declarations }, order) => ({
      selectors,
      declarations: declarations.filter(({ property }) => relevantProperties.test(property)),
      order,
    }))
    .filter(({ declarations }) => declarations.length > 0)
    .sort((a, b) => Number(isColorRule(a)) - Number(isColorRule(b)));

const weigh = (declarations: StyleDeclaration[], weight: number): WeightedDeclaration[] =>
  declarations.map((declaration) => ({
    ...declaration,
    weight: weight + (declaration.important ? weights.important : 0),
  }));
