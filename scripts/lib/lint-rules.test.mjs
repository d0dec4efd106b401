import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inProject, root } from './project.mjs';

const oxlint = inProject('node_modules/oxlint/bin/oxlint');

/**
 * Returns the messages from oxlint with this project's configuration.
 *
 * @param {string} source
 * @returns {string[]}
 */
function lint(source) {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-lint-'));
  try {
    const file = join(folder, 'example.ts');
    writeFileSync(file, source);
    const args = [oxlint, '--config', inProject('.oxlintrc.json'), '--format', 'json', file];
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
