import type { CssNode } from 'css-tree';

const idWeight = 10_000;
const classWeight = 100;
const typeWeight = 1;

/** Returns the specificity of a selector as a single number. https://www.w3.org/TR/selectors-4/#specificity-rules */
export function computeSpecificity(node: CssNode): number {
  switch (node.type) {
    case 'SelectorList':
      return Math.max(0, ...node.children.toArray().map(computeSpecificity));
    case 'Selector':
      return node.children.toArray().reduce((sum, part) => sum + computeSpecificity(part), 0);
    case 'IdSelector':
      return idWeight;
    case 'ClassSelector':
    case 'AttributeSelector':
      return classWeight;
    case 'TypeSelector':
      return node.name === '*' ? 0 : typeWeight;
    case 'PseudoElementSelector':
      return typeWeight;
    case 'PseudoClassSelector': {
      if (node.name === 'where') return 0;
      const list = /^(?:is|not|has|matches)$/.test(node.name) ? node.children?.first : undefined;
      return list ? computeSpecificity(list) : classWeight;
    }
    default:
      return 0;
  }
}
