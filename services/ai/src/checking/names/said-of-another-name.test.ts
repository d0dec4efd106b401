import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Juniper Flat Clinic',
    additionalInfo: [
      'Open Shade is for 200 patients.',
      'Dr. Ines Varga, chief nursing officer, is responsible for the project.',
      'Who does it: me for the overall (I have been director since 2019), but the real boss of the garden will be Lena Fitch, who ran a nursery for six years.',
      'Tomas (Tomas Brandt, in case they ask)',
    ].join('\n'),
  },
  documents: [
    {
      name: 'report.txt',
      documentId: 'report',
      reading: {
        source: 'html' as const,
        notes: [],
        blocks: [{ type: 'paragraph' as const, text: 'Paul Ostrow, chief executive officer' }],
      },
    },
  ],
};

test.each([
  'Dr. Varga, the chief nursing officer, is accountable for Open Shade.',
  'Tomas Brandt has directed the clinic since 2019.',
])('what one name is says nothing against another, nor what the writer is: %s', (told) => {
  expect(falseIn(told, sources)).toEqual([]);
});

test('but of a person it is said of no other', () => {
  expect(
    falseIn('Tomas Brandt will be the real boss of the garden and ran a nursery.', sources),
  ).toContain('Tomas Brandt');
});
