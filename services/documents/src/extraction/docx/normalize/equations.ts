import {
  charactersOf,
  childOf,
  descendantsOf,
  createElement,
  elementsOf,
  replaceElements,
  valueOf,
  type XmlElement,
} from '../../xml/tree.ts';

/** Replaces equations (Office Math) with linear text: "(a + b)/2", "x^2", "√(n)". */
export function linearizeEquations(root: XmlElement): void {
  replaceElements(root, (node) => {
    if (node.name === 'm:oMathPara' || node.name === 'm:oMath')
      return [createElement('w:r', [createElement('w:t', [linear(node)])])];
    return undefined;
  });
}

const linear = (node: XmlElement | undefined): string => elementsOf(node).map(linearPart).join('');

function linearPart(node: XmlElement): string {
  const part = (name: string) => linear(childOf(node, `m:${name}`));
  switch (node.name) {
    case 'm:r':
      return [...descendantsOf(node)]
        .filter(({ name }) => name === 'm:t' || name === 'w:t')
        .map(charactersOf)
        .join('');
    case 'm:f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`;
    case 'm:sSup':
      return `${part('e')}^${grouped(part('sup'))}`;
    case 'm:sSub':
      return `${part('e')}_${grouped(part('sub'))}`;
    case 'm:sSubSup':
      return `${part('e')}_${grouped(part('sub'))}^${grouped(part('sup'))}`;
    case 'm:rad':
      return `√(${part('e')})`;
    case 'm:d':
      return delimited(node);
    case 'm:nary':
      return `${character(node, 'm:naryPr') ?? '∫'}${part('sub') && `_${grouped(part('sub'))}`}${part('sup') && `^${grouped(part('sup'))}`} ${part('e')}`;
    default:
      return linear(node);
  }
}

const character = (node: XmlElement, properties: string, name = 'm:chr'): string | undefined => {
  const property = childOf(node, properties, name);
  return property?.attributes['m:val'] ?? valueOf(node, properties, name);
};

function delimited(node: XmlElement): string {
  const inner = elementsOf(node)
    .filter(({ name }) => name === 'm:e')
    .map(linear)
    .join(character(node, 'm:dPr', 'm:sepChr') ?? ', ');
  return `${character(node, 'm:dPr', 'm:begChr') ?? '('}${inner}${character(node, 'm:dPr', 'm:endChr') ?? ')'}`;
}

/** Adds parentheses around text unless it is a single number or character. */
const grouped = (text: string): string => (/^(?:[\d.,]+|.)?$/u.test(text) ? text : `(${text})`);
