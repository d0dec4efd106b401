import { expect, it } from 'vitest';
import { readMemoryLimitMb } from './memory-limit.ts';

const GIB = 1024 ** 3;
const unlimited = 18_446_744_073_709_552_000;

it.each([
  ['the limit of the container', { limitBytes: 512 * 1024 ** 2, totalBytes: 16 * GIB }, 512],
  ['a limit above the default', { limitBytes: 4 * GIB, totalBytes: 16 * GIB }, 4096],
  ['the default on a large machine', { limitBytes: 0, totalBytes: 16 * GIB }, 2048],
  [
    'the default if the system reports no limit',
    { limitBytes: unlimited, totalBytes: 16 * GIB },
    2048,
  ],
  ['all memory of a small machine', { limitBytes: 0, totalBytes: GIB }, 1024],
])('the memory limit is %s', (_what, memory, expected) => {
  expect(readMemoryLimitMb(2048, memory)).toBe(expected);
});

it('detects the memory limit of this machine', () => {
  expect(readMemoryLimitMb()).toBeGreaterThan(0);
});
