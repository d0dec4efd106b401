// The lint rules of this project, loaded by oxlint.
import { straightTitles, typographicApostrophes } from './lint-apostrophes.mjs';
import { noGlobalInStyle } from './no-global-in-style.mjs';

const maxFunctionLines = 80;

/**
 * @typedef {object} FunctionNode
 * @property {{ start: { line: number }, end: { line: number } }} loc
 * @property {{ type: string, callee?: unknown }} parent
 */

/**
 * @typedef {object} Context
 * @property {{ getText: (node: unknown) => string }} sourceCode
 * @property {(finding: { node: FunctionNode, message: string }) => void} report
 */

/** Like `max-lines-per-function`, but a `describe` callback may be as long as its file. */
const maxLinesPerFunction = {
  /** @param {Context} context */
  create(context) {
    /** @param {FunctionNode} node */
    const check = (node) => {
      const { type, callee } = node.parent;
      const isSuite =
        type === 'CallExpression' &&
        /^(?:test\.)?describe\b/.test(context.sourceCode.getText(callee));
      const lines = node.loc.end.line - node.loc.start.line + 1;
      if (isSuite || lines <= maxFunctionLines) return;
      const message = `Function has ${lines} lines, at most ${maxFunctionLines} are allowed.`;
      context.report({ node, message });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
    };
  },
};

export default {
  meta: { name: 'grantwright' },
  rules: {
    'max-lines-per-function': maxLinesPerFunction,
    'no-global-in-style': noGlobalInStyle,
    'straight-titles': straightTitles,
    'typographic-apostrophes': typographicApostrophes,
  },
};
