import { describe, expect, it } from 'vitest';
import { etagOf, versionsOf } from './etag.ts';

describe('an If-Match header', () => {
  it.each([
    [etagOf(3), [3]],
    ['W/"3"', [3]],
    ['3', [3]],
    ['"3", "4"', [3, 4]],
    ['*', []],
    ['"1.5"', []],
    ['"3x"', []],
  ])('parses %s to the versions %j', (header, versions) => {
    expect(versionsOf(header)).toEqual(versions);
  });

  it.each([undefined, '', '  '])('requires a version instead of %j', (header) => {
    expect(() => versionsOf(header)).toThrow(expect.objectContaining({ code: 'version-required' }));
  });
});
