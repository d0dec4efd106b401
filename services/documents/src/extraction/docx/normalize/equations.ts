import {
  getCharacters,
  findChild,
  walkDescendants,
  createElement,
  listElements,
  replaceElements,
  getValue,
  type XmlElement,
} from '../../xml/tree.ts';

/** Replaces equations (Office Math) with linear text: "(a + b)/2", "x^2", "√(n)". */
export function linearizeEquations(root: XmlElement): void {
  replaceElements(root, (node) => {
    if (node.name === 'm:oMathPara' || node.name === 'm:oMath')
      return [createElement('w:r', [createElement('w:t', [linearize(node)])])];
    return undefined;
  });
}

const linearize = (node: XmlElement | undefined): string =>
  listElements(node).map(linearizePart).join('');

function linearizePart(node: XmlElement): string {
  const part = (name: string) => linearize(findChild(node, `m:${name}`));
  switch (node.name) {
    case 'm:r':
      return [...walkDescendants(node)]
        .filter(({ name }) => name === 'm:t' || name === 'w:t')
        .map(getCharacters)
        .join('');
    case 'm:f':
      return `${groupIfNeeded(part('num'))}/${groupIfNeeded(part('den'))}`;
    case 'm:sSup':
      return `${part('e')}^${groupIfNeeded(part('sup'))}`;
    case 'm:sSub':
      return `${part('e')}_${groupIfNeeded(part('sub'))}`;
    case 'm:sSubSup':
      return `${part('e')}_${groupIfNeeded(part('sub'))}^${groupIfNeeded(part('sup'))}`;
    case 'm:rad':
      return `√(${part('e')})`;
    case 'm:d':
      return linearizeDelimited(node);
    case 'm:nary':
      return `${readCharacter(node, 'm:naryPr') ?? '∫'}${part('sub') && `_${groupIfNeeded(part('sub'))}`}${part('sup') && `^${groupIfNeeded(part('sup'))}`} ${part('e')}`;
    default:
      return linearize(node);
  }
}

const readCharacter = (
  node: XmlElement,
  properties: string,
  name = 'm:chr',
): string | undefined => {
  const property = findChild(node, properties, name);
  return property?.attributes['m:val'] ?? getValue(node, properties, name);
};

function linearizeDelimited(node: XmlElement): string {
  const inner = listElements(node)
    .filter(({ name }) => name === 'm:e')
    .map(linearize)
    .join(readCharacter(node, 'm:dPr', 'm:sepChr') ?? ', ');
  return `${readCharacter(node, 'm:dPr', 'm:begChr') ?? '('}${inner}${readCharacter(node, 'm:dPr', 'm:endChr') ?? ')'}`;
}

/** Adds parentheses around text unless it is a single number or character. */
const groupIfNeeded = (text: string): string =>
  /^(?:[\d.,]+|.)?$/u.test(text) ? text : `(${text})`;
