import { describe, expect, it } from 'vitest';
import { etagOf, versionsOf } from './etag.ts';

describe('the version of a save', () => {
  it.each([
    [etagOf(3), [3]],
    ['W/"3"', [3]],
    ['3', [3]],
    ['"3", "4"', [3, 4]],
    ['*', []],
    ['"1.5"', []],
    ['"3x"', []],
  ])('%s names %j', (header, versions) => {
    expect(versionsOf(header)).toEqual(versions);
  });

  it.each([undefined, '', '  '])('is missing in %j', (header) => {
    expect(() => versionsOf(header)).toThrow(expect.objectContaining({ code: 'version-required' }));
  });
});
