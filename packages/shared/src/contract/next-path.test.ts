import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

describe('safeNextPath', () => {
  it.each([
    ['/documents', '/documents'],
    ['/application-creator/1?step=2#x', '/application-creator/1?step=2#x'],
    ['/a/../b', '/b'],
  ])('keeps %s', (next, path) => expect(safeNextPath(next)).toBe(path));

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'documents',
    '/..//evil.example',
    '',
    null,
    undefined,
  ])('leads %s home', (next) => expect(safeNextPath(next)).toBe('/'));
});
