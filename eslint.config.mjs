import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

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

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', 'test-results/**', '**/.turbo/**'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    plugins: { size: { rules: { 'max-lines-per-function': maxLinesPerFunction } } },
    rules: { 'size/max-lines-per-function': 'error', 'max-lines': ['error', 300] },
  },
  {
    // Regular expressions run on user input: matching must take linear time.
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  {
    files: [
      'scripts/**',
      'k8s/**',
      'packages/local/src/**',
      'packages/analyst/training/**',
      'bench/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // One program checks all server code, with DOM types for the code that drives a browser:
    // other code must not use browser globals.
    files: ['packages/**/*.ts', 'services/**/*.ts'],
    ignores: ['services/documents/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'location', 'history', 'localStorage', 'sessionStorage'],
        ...['alert', 'confirm', 'prompt', 'screen', 'parent', 'name', 'event', 'DOMParser'],
        ...['Element', 'HTMLElement', 'XMLHttpRequest', 'requestAnimationFrame'],
      ],
    },
  },
  { files: ['web/src/**'], ...reactHooks.configs.flat.recommended },
);
