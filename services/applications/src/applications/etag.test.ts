import { describe, expect, it } from 'vitest';
import { toEtag, parseVersions } from './etag.ts';

describe('parseVersions', () => {
  it.each([
    [toEtag(3), [3]],
    ['W/"3"', [3]],
    ['3', [3]],
    ['"3", "4"', [3, 4]],
    ['*', []],
    ['"1.5"', []],
    ['"3x"', []],
  ])('returns the versions in the header %s: %j', (header, versions) => {
    expect(parseVersions(header)).toEqual(versions);
  });

  it.each([undefined, '', '  '])('rejects the header %j', (header) => {
    expect(() => parseVersions(header)).toThrow(
      expect.objectContaining({ code: 'version-required' }),
    );
  });
});
