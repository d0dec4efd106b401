import { generate } from 'css-tree';
import type { StyleDeclaration } from './declarations.ts';
import { parseTerms } from './values.ts';
import { substituteVariables } from './variables.ts';

export type Style = ReadonlyMap<string, string>;
export type ElementStyle = {
  /** The winning declarations of an element with variables substituted. Excludes inherited values. */
  style: Style;
  /** Custom properties, which descendants inherit. */
  variables: Style;
};

/** Applies declarations in order, the winning ones last. */
export function resolveStyle(
  declarations: StyleDeclaration[],
  inheritedVariables: Style,
): ElementStyle {
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

/** Sets a property and, for a shorthand, the longhands that get looked up by name. */
function apply(style: Map<string, string>, property: string, value: string): void {
  // Reinsert the property, because either a shorthand or its longhand wins depending on which was
  // set last.
  style.delete(property);
  style.set(property, value);
  if (property === 'background')
    for (const part of ['color', 'image', 'clip']) style.delete(`background-${part}`);
  if (property === 'overflow') for (const axis of ['x', 'y']) style.set(`overflow-${axis}`, value);
  if (property === 'font') {
    const size = findFontSize(value);
    if (size) style.set('font-size', size);
  }
}

/** Returns the size in a `font` shorthand, which is its first length. */
function findFontSize(font: string): string | undefined {
  const size = parseTerms(font).find(
    (term) =>
      /^(?:Dimension|Percentage|Function)$/.test(term.type) ||
      (term.type === 'Number' && Number(term.value) === 0),
  );
  return size && generate(size);
}
