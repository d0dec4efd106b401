import type { Plugin } from 'vite';

const id = 'virtual:language-helpers';
const helper =
  /^(ownKeys|_objectSpread|_typeof|toPrimitive|toPropertyKey|_defineProperty|_objectWithoutPropertiesLoose|_objectWithoutProperties)(\$\w+)?$/;

/** What the helpers do, in the language of the browsers that this build is for. */
const helpers = `
export const _objectSpread = Object.assign;
export const _defineProperty = (target, key, value) => {
  if (!(key in target)) target[key] = value;
  else
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  return target;
};
export const _objectWithoutProperties = (from, left) => {
  const rest = { ...from };
  for (const key of left) delete rest[key];
  return rest;
};
`;

/**
 * The editor's packages are published with object spread written out for browsers of 2017: 38 copies
 * of its helper, and slower with every key. One import of what browsers have themselves takes their
 * place (2 kB less on the way to the editor).
 */
export function languageHelpers(): Plugin {
  return {
    name: 'grantwright:language-helpers',
    apply: 'build',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (resolved) => (resolved === `\0${id}` ? helpers : undefined),
    transform(code, file) {
      if (!/node_modules\/slate(-\w+)?\/dist\//.test(file)) return undefined;
      const copies = this.parse(code).body.flatMap((node) =>
        node.type === 'FunctionDeclaration' && helper.test(node.id?.name ?? '')
          ? [{ name: node.id?.name ?? '', start: node.start, end: node.end }]
          : [],
      );
      // Blanked, not cut: what follows stays in its place for the source map.
      let rest = code;
      for (const { start, end } of copies) {
        rest = rest.slice(0, start) + rest.slice(start, end).replace(/./g, ' ') + rest.slice(end);
      }
      const wanted = copies.flatMap(({ name }) => {
        const [, known = ''] = helper.exec(name) ?? [];
        return helpers.includes(`const ${known} `) ? [`${known} as ${name}`] : [];
      });
      return { code: `import { ${wanted.join(', ')} } from '${id}'; ${rest}`, map: null };
    },
  };
}
