import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeNextPath } from './next-path.ts';

describe('sanitizeNextPath', () => {
  it.each([
    ['/documents', '/documents'],
    ['/application-creator/1?step=2#x', '/application-creator/1?step=2#x'],
    ['/a/../b', '/b'],
    ['/./documents', '/documents'],
    ['/@evil.example', '/@evil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/documents?next=//evil.example', '/documents?next=//evil.example'],
    ['/authors', '/authors'],
  ])('keeps %s', (next, path) => expect(sanitizeNextPath(next)).toBe(path));

  it.each([
    'https://evil.example',
    'http:evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n\\evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/..\\/evil.example',
    '/\\..\\\\evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/a/%2e%2e/\\evil.example',
    '/.\t.//evil.example',
    '//user@evil.example',
    '/\\@evil.example',
    '//[::1]',
    'javascript:alert(1)',
    'documents',
    '/auth',
    '/auth/',
    '/AUTH?next=/auth',
    '/x/../auth',
    '',
    null,
    undefined,
  ])('replaces %j', (next) => {
    expect(sanitizeNextPath(next)).toBe('/');
    expect(sanitizeNextPath(next, '/application-creator')).toBe('/application-creator');
  });

  it('returns a path on the same origin for any input', () => {
    const pieces = ['/', '\\', '.', '..', '%2e', '%2F', '%5c', '@', ':', '?', '#', 'evil.example'];
    const invisible = ['\t', '\n', '\r', ' ', '\u0000', '\u200b', '\ufeff'];
    const origins = ['https://grants.example.org', 'http://localhost:3000', 'http://[::1]:3000'];
    const text = fc.oneof(
      fc.array(fc.constantFrom(...pieces, ...invisible), { maxLength: 12 }),
      fc.array(fc.string({ unit: 'binary' }), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...origins), (parts, origin) => {
        const path = sanitizeNextPath(`/${parts.join('')}`);
        expect(new URL(path, `${origin}/auth`).origin).toBe(origin);
        expect(path).toMatch(/^\/(?![/\\])/);
        // must be idempotent, since it is applied more than once
        expect(sanitizeNextPath(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});
