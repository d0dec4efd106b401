import { ident, parse, property as parseProperty, type CssNode, type Declaration } from 'css-tree';

export type StyleDeclaration = { property: string; value: string; important: boolean };

const comments = /\/\*[^]*?(?:\*\/|$)/g;

/**
 * Normalizes a declaration to lower case without vendor prefixes, escapes or comments. Drops hacks for old browsers.
 */
export function toDeclaration({ property, value, important }: Declaration): StyleDeclaration[] {
  const { basename, custom, hack } = parseProperty(ident.decode(property));
  if (hack || value.type !== 'Raw') return [];
  return [
    {
      property: (custom ? property : basename).toLowerCase(),
      value: ident.decode(value.value.replace(comments, ' ')).trim().toLowerCase(),
      important: Boolean(important),
    },
  ];
}

export const listDeclarationsAmong = (nodes: Iterable<CssNode>): StyleDeclaration[] =>
  [...nodes].flatMap((node) => (node.type === 'Declaration' ? toDeclaration(node) : []));

/** Parses the declarations of a `style` attribute in order. */
export function parseDeclarations(style: string): StyleDeclaration[] {
  if (style.trim() === '') return [];
  const list = parse(style, { context: 'declarationList', parseValue: false });
  return list.type === 'DeclarationList' ? listDeclarationsAmong(list.children) : [];
}
