import type { CssNode } from 'css-tree';

const ofId = 10_000;
const ofClass = 100;
const ofType = 1;

/** The specificity of a selector as one number. https://www.w3.org/TR/selectors-4/#specificity-rules */
export function specificityOf(node: CssNode): number {
  switch (node.type) {
    case 'SelectorList':
      return Math.max(0, ...node.children.toArray().map(specificityOf));
    case 'Selector':
      return node.children.toArray().reduce((sum, part) => sum + specificityOf(part), 0);
    case 'IdSelector':
      return ofId;
    case 'ClassSelector':
    case 'AttributeSelector':
      return ofClass;
    case 'TypeSelector':
      return node.name === '*' ? 0 : ofType;
    case 'PseudoElementSelector':
      return ofType;
    case 'PseudoClassSelector': {
      if (node.name === 'where') return 0;
      const list = /^(?:is|not|has|matches)$/.test(node.name) ? node.children?.first : undefined;
      return list ? specificityOf(list) : ofClass;
    }
    default:
      return 0;
  }
}
