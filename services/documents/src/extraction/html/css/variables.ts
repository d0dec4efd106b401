import { generate, parse, walk } from 'css-tree';

const maxSubstitutions = 20;

/** Replaces each `var()` in a value with the custom property, its fallback or `unset`. */
export function substituteVariables(
  value: string,
  variables: ReadonlyMap<string, string>,
  budget = { left: maxSubstitutions },
): string {
  if (!value.includes('var(')) return value;
  try {
    const ast = parse(value, { context: 'value' });
    walk(ast, {
      visit: 'Function',
      enter({ name, children }, item, list) {
        if (name !== 'var') return;
        const [variable, , fallback] = children.toArray();
        const found =
          budget.left-- > 0 && variable
            ? (variables.get(generate(variable)) ?? (fallback && generate(fallback)))
            : undefined;
        const replacement = substituteVariables(found ?? 'unset', variables, budget).trim();
        list.replace(item, list.createItem({ type: 'Raw', value: replacement }));
      },
    });
    return generate(ast);
  } catch {
    return 'unset';
  }
}
