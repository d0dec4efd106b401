// The lint rules of this project, loaded by oxlint.
const maxFunctionLines = 80;

/** Like `max-lines-per-function`, but a `describe` callback may be as long as its file. */
const maxLinesPerFunction = {
  create(context) {
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
  meta: { name: 'size' },
  rules: { 'max-lines-per-function': maxLinesPerFunction },
};
