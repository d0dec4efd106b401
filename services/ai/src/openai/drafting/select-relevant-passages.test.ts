import { describe, expect, it } from 'vitest';
import { paragraph, createExtractedText } from '../../../test/extracted-texts.ts';
import { selectDocumentPassages } from './select-relevant-passages.ts';

const document = (...texts: string[]) => [
  { name: 'Report', reading: createExtractedText(...texts.map((text) => paragraph(text))) },
];
const filler = Array.from({ length: 40 }, (_, n) => `The board met in room ${n} and adjourned.`);

describe('passages for a section', () => {
  it('include all passages if they fit', () => {
    expect(selectDocumentPassages(document('One.', 'Two.'), 'anything', 1_000)).toEqual([
      'One.',
      'Two.',
    ]);
  });

  it('include only relevant passages, in document order, if not all fit', () => {
    const texts = [
      ...filler.slice(0, 20),
      'Tutoring reached 340 students.',
      ...filler.slice(20),
      'Students read better after tutoring.',
    ];
    expect(
      selectDocumentPassages(document(...texts), 'How do students gain from tutoring?', 200),
    ).toEqual(['Tutoring reached 340 students.', 'Students read better after tutoring.']);
  });

  it('include none if no passage is relevant', () => {
    expect(selectDocumentPassages(document(...filler), 'irrigation', 200)).toEqual([]);
  });
});
