import { describe, expect, it } from 'vitest';
import { toEtag, parseVersions } from './etag.ts';

describe('an If-Match header', () => {
  it.each([
    [toEtag(3), [3]],
    ['W/"3"', [3]],
    ['3', [3]],
    ['"3", "4"', [3, 4]],
    ['*', []],
    ['"1.5"', []],
    ['"3x"', []],
  ])('parses %s to the versions %j', (header, versions) => {
    expect(parseVersions(header)).toEqual(versions);
  });

  it.each([undefined, '', '  '])('requires a version instead of %j', (header) => {
    expect(() => parseVersions(header)).toThrow(
      expect.objectContaining({ code: 'version-required' }),
    );
  });
});
