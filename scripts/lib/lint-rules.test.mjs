import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveInProject, root } from './project.mjs';

const oxlint = resolveInProject('node_modules/oxlint/bin/oxlint');

/**
 * Returns the messages from oxlint about each source, by default with this project's configuration.
 *
 * @param {string[]} sources
 * @param {object} [config]
 * @returns {string[][]}
 */
function lint(sources, config) {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-lint-'));
  try {
    const files = sources.map((source, index) => {
      const file = join(folder, `example-${index}.tsx`);
      writeFileSync(file, source);
      return file;
    });
    const ownConfig = join(folder, 'oxlint.json');
    if (config) writeFileSync(ownConfig, JSON.stringify(config));
    const used = config ? ownConfig : resolveInProject('.oxlintrc.json');
    const args = [oxlint, '--config', used, '--format', 'json', ...files];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    /** @type {{ message: string, filename: string }[]} */
    const diagnostics = JSON.parse(stdout).diagnostics;
    return files.map((file) =>
      diagnostics
        .filter(({ filename }) => basename(filename) === basename(file))
        .map(({ message }) => message),
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

it('reports functions, arrow functions and tests with more than 80 lines', () => {
  /** @param {number} lines */
  const createFunctions = (lines) => [
    withLines('export function run() {', lines, '}'),
    withLines('export const run = () => {', lines, '};'),
    withLines("it('runs', () => {", lines, '});'),
  ];
  const message = 'Function has 81 lines, at most 80 are allowed.';
  expect(lint([...createFunctions(80), ...createFunctions(81)])).toEqual([
    ...[[], [], []],
    ...[[message], [message], [message]],
  ]);
});

it('allows suites of any length', () => {
  const calls = ['describe(', 'describe.each([1])(', 'test.describe('];
  const suites = calls.map((call) => withLines(`${call}'a suite', () => {`, 200, '});'));
  expect(lint(suites).flat()).toEqual([]);
});

describe('apostrophes', () => {
  const rules = resolveInProject('scripts/lib/lint-rules.mjs');
  const config = {
    jsPlugins: [rules],
    rules: {
      'grantwright/typographic-apostrophes': 'error',
      'grantwright/straight-titles': 'error',
    },
  };

  it('must be typographic in text', () => {
    const texts = [
      '"a user\'s draft"',
      "`${other} isn't here`",
      "'your organizations\\' details'",
      '<p title="can\'t" />',
      '<p>We can&apos;t.</p>',
    ];
    const message = 'Text that people read has typographic apostrophes: ’.';
    expect(
      lint(
        texts.map((text) => `export default ${text};`),
        config,
      ),
    ).toEqual(texts.map(() => [message]));
  });

  it('must be matched in both forms by patterns', () => {
    expect(lint(["export default /don't/;", "export default /don['’]t/;"], config)).toEqual([
      ["This pattern misses typographic apostrophes. Write ['’]."],
      [],
    ]);
  });

  it('are straight in titles and in a label from the specification', () => {
    const message = "Test titles have straight apostrophes: '.";
    const sources = [
      "it('the user’s draft')",
      "describe.each([1])('the user’s draft', run)",
      'export default <b>Don&apos;t Save</b>;',
    ];
    expect(lint(sources, config)).toEqual([[message], [message], []]);
  });
});
