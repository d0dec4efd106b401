import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findOnPath } from './find-program.mjs';

/** @type {string[]} */
let folders;
beforeEach(() => {
  folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'grantwright-path-')));
  vi.stubEnv('PATH', folders.join(delimiter));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** @type {(folder: number, name: string, mode: number) => string} */
function write(folder, name, mode) {
  const file = join(folders[folder] ?? '', name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

it('finds a program in the first folder that has it', () => {
  const first = write(0, 'browser', 0o755);
  write(1, 'browser', 0o755);
  expect(findOnPath('browser')).toBe(first);
});

it('skips a file that is not executable', () => {
  write(0, 'browser', 0o644);
  const second = write(1, 'browser', 0o755);
  expect(findOnPath('browser')).toBe(second);
});

it('finds the first name that exists', () => {
  write(0, 'other', 0o755);
  const browser = write(0, 'browser', 0o755);
  expect(findOnPath('browser', 'other')).toBe(browser);
});

it('returns undefined if no folder has the program', () => {
  expect(findOnPath('browser')).toBeUndefined();
});
