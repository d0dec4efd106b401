import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { computeFingerprint } from './fingerprint.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let before;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grantwright-fingerprint-'));
  mkdirSync(join(folder, 'src'));
  write('src/main.ts', 'run();');
  before = computeFingerprint([folder]);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Writes a file with a fixed modification time.
 *
 * @type {(path: string, text: string) => void}
 */
function write(path, text) {
  writeFileSync(join(folder, path), text);
  utimesSync(join(folder, path), 1_000, 1_000);
}

it('returns the same fingerprint for unchanged sources', () => {
  expect(computeFingerprint([folder])).toBe(before);
});

it.each([
  ['a longer file', () => write('src/main.ts', 'runTwice();')],
  ['a rewritten file', () => utimesSync(join(folder, 'src/main.ts'), 1_000, 2_000)],
  ['a new file', () => write('src/other.ts', '')],
  ['a removed file', () => rmSync(join(folder, 'src/main.ts'))],
])('returns a different fingerprint after %s', (_, change) => {
  change();
  expect(computeFingerprint([folder])).not.toBe(before);
});

it.each(['dist', 'node_modules', 'test', 'coverage'])('ignores the folder %s', (name) => {
  mkdirSync(join(folder, name));
  write(`${name}/file.js`, 'run();');
  expect(computeFingerprint([folder])).toBe(before);
});

it('ignores tests stored next to the sources', () => {
  write('src/main.test.ts', 'run();');
  write('src/screen.test.tsx', 'run();');
  expect(computeFingerprint([folder])).toBe(before);
});
