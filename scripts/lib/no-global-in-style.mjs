/**
 * @typedef {{ identifier: unknown, resolved: { defs: unknown[] } | null }} Reference
 * @typedef {{ type: string, name?: string }} Expression
 */

/**
 * @typedef {object} Context
 * @property {{ getText: (node: unknown) => string, getScope: (node: unknown) => { references: Reference[] } }} sourceCode
 * @property {(finding: { node: Expression, message: string }) => void} report
 */

/**
 * Reports a global as an interpolation of a style. If a component such as `Number` or `Text` is renamed and one use is
 * missed, the name then refers to the global: the code still compiles, but the rule does not apply to any element.
 */
export const noGlobalInStyle = {
  /** @param {Context} context */
  create({ sourceCode, report }) {
    /** @param {Expression} node */
    const isGlobal = (node) => {
      const { references } = sourceCode.getScope(node);
      const reference = references.find(({ identifier }) => identifier === node);
      return !reference?.resolved?.defs.length;
    };
    /** @param {{ tag: unknown, quasi: { expressions: Expression[] } }} template */
    const check = ({ tag, quasi }) => {
      if (!/^(?:styled|css|keyframes|createGlobalStyle)\b/.test(sourceCode.getText(tag))) return;
      for (const node of quasi.expressions)
        if (node.type === 'Identifier' && isGlobal(node))
          report({ node, message: `${node.name} is a global, not a component of this file.` });
    };
    return { TaggedTemplateExpression: check };
  },
};
