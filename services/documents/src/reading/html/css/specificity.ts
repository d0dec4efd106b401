/** How much a selector weighs: ids, then classes, attributes and states, then names of elements. */
export function specificity(selector: string): number {
  const bare = selector
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/:(?:is|not|has|matches)(?=\()/g, ' ');
  const ids = bare.match(/#[\w-]+/g)?.length ?? 0;
  const classes = bare.match(/\.[\w-]+|\[[^\][]*\]|(?<!:):(?!:)[\w-]+/g)?.length ?? 0;
  const tags = bare.replace(/\[[^\][]*\]|[.#:][\w-]+/g, ' ').match(/[a-z][\w-]*/gi)?.length ?? 0;
  return ids * 10_000 + classes * 100 + tags;
}
