import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject, root } from './project.mjs';

const oxlint = inProject('node_modules/oxlint/bin/oxlint');

/**
 * Returns the messages from oxlint, by default with this project's configuration.
 *
 * @param {string} source
 * @param {object} [config]
 * @returns {string[]}
 */
function lint(source, config) {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-lint-'));
  try {
    const file = join(folder, 'example.tsx');
    writeFileSync(file, source);
    const ownConfig = join(folder, 'oxlint.json');
    if (config) writeFileSync(ownConfig, JSON.stringify(config));
    const used = config ? ownConfig : inProject('.oxlintrc.json');
    const args = [oxlint, '--config', used, '--format', 'json', file];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return /** @type {{ message: string }[]} */ (JSON.parse(stdout).diagnostics).map(
      ({ message }) => message,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns code from `start` to `end` with this many lines.
 *
 * @type {(start: string, lines: number, end: string) => string}
 */
const withLines = (start, lines, end) => `${start}\n${'call();\n'.repeat(lines - 2)}${end}`;

it.each([
  ['a function', 'export function run() {', '}'],
  ['an arrow function', 'export const run = () => {', '};'],
  ['a test', "it('runs', () => {", '});'],
])('reports %s with more than 80 lines', (_, start, end) => {
  expect(lint(withLines(start, 80, end))).toEqual([]);
  expect(lint(withLines(start, 81, end))).toEqual([
    'Function has 81 lines, at most 80 are allowed.',
  ]);
});

it.each(['describe(', 'describe.each([1])(', 'test.describe('])(
  'allows a suite of any length: %s',
  (call) => {
    expect(lint(withLines(`${call}'a suite', () => {`, 200, '});'))).toEqual([]);
  },
);

describe('apostrophes', () => {
  const rules = inProject('scripts/lib/lint-rules.mjs');
  const config = {
    jsPlugins: [rules],
    rules: {
      'grantwright/typographic-apostrophes': 'error',
      'grantwright/straight-titles': 'error',
    },
  };

  it.each([
    ['"a user\'s draft"'],
    ["`${other} isn't here`"],
    ["'your organizations\\' details'"],
    ['<p title="can\'t" />'],
    ['<p>We can&apos;t.</p>'],
  ])('must be typographic in text: %s', (text) => {
    expect(lint(`export default ${text};`, config)).toEqual([
      'Text that people read has typographic apostrophes: ’.',
    ]);
  });

  it('must match both forms in patterns', () => {
    expect(lint("export default /don't/;", config)).toEqual([
      "This pattern misses typographic apostrophes. Write ['’].",
    ]);
    expect(lint("export default /don['’]t/;", config)).toEqual([]);
  });

  it('are straight in a label of the specification', () => {
    expect(lint('export default <b>Don&apos;t Save</b>;', config)).toEqual([]);
  });

  it.each(["it('the user’s draft')", "describe.each([1])('the user’s draft', run)"])(
    'must be straight in titles: %s',
    (call) => {
      expect(lint(call, config)).toEqual(["Test titles have straight apostrophes: '."]);
    },
  );
});
