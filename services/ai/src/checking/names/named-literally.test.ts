import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Tern Point Housing',
    additionalInfo:
      'Phone survey by nursing students from Ridley State College, supervised by Dr. Ida Quill; our own file. Repairs at Oakum Street are checked by Tom Vance of the county.',
  },
};

test('a name that is copied with the words around it is no alarm', () => {
  expect(
    falseIn(
      'Phone survey by nursing students from Ridley State College, supervised by Dr. Ida Quill; our own file. The house is mended.',
      sources,
    ),
  ).toEqual([]);
});

test('another between the same words is one', () => {
  expect(
    falseIn(
      'Phone survey by nursing students from Ridley State College, supervised by Dr. Ada Stone; our own file.',
      sources,
    ).join(' '),
  ).toContain('Stone');
});
