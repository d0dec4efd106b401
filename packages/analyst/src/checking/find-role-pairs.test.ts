import { describe, expect, it } from 'vitest';
import { indexRoles, findRolePairs, traceRole } from './find-role-pairs.ts';

const index = indexRoles(
  [
    'Maria Lopez is our Treasurer.',
    'John Smith is our Executive Director.',
    'Ana Ruiz Garcia is our Secretary.',
  ].map((text) => ({ text, titles: [], group: 0, source: { type: 'additional' } })),
);
const trace = (text: string) => findRolePairs(text).map((pair) => traceRole(pair, index));

describe('the role of a person', () => {
  it.each([
    ['Maria Lopez is our Treasurer.', 0],
    ['Maria is our Treasurer.', 0],
    ['Ms. Lopez is our Treasurer.', 0],
    ['Ana Ruiz is our Secretary.', 2],
  ])('is supported by a source that names the person in full: %s', (text, passage) => {
    expect(trace(text)).toEqual([{ passage }]);
  });

  it('is contradicted by a source that states another role', () => {
    expect(trace('Maria Lopez is our Director.')).toEqual([{ other: 0 }]);
  });

  it.each(['Maria Chen is our Treasurer.', 'Maria Chen is our Director.'])(
    'is not compared with a source about somebody with the same first name: %s',
    (text) => {
      expect(trace(text)).toEqual([{}]);
    },
  );
});
