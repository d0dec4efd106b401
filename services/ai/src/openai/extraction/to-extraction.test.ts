import { extractionSchema } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { nothingFound } from '../../../test/nothing-found.ts';
import { annualReport } from '../../../test/readings.ts';
import { mergeExtractions, toExtraction } from './to-extraction.ts';

const document = { name: 'Annual report', reading: annualReport };
const mission = 'Our mission is to make sure that no household in Harbor County goes hungry.';

describe('toExtraction', () => {
  it('returns fields with their quotes and pages', () => {
    const extraction = toExtraction(document, [
      {
        ...nothingFound,
        name: { value: 'Harbor Street Food Bank', quote: 'Harbor Street Food Bank is a nonprofit' },
        foundedYear: { value: '1998', quote: 'Founded in 1998' },
        missionStatement: [mission],
      },
      { ...nothingFound, taxIdNumber: { value: '31-1234567', quote: 'EIN: 31-1234567' } },
    ]);
    expect(extractionSchema.parse(extraction)).toEqual(extraction);
    expect(extraction).toMatchObject({
      name: 'Harbor Street Food Bank',
      foundedYear: 1998,
      missionStatement: mission,
      taxIdNumber: '31-1234567',
      sources: { taxIdNumber: { document: 'Annual report', quote: 'EIN: 31-1234567', page: 2 } },
    });
  });

  it('limits a field to its maximum length, in whole quotes', () => {
    const sentences = Array.from(
      { length: 60 },
      (_, at) => `In year ${at} ${'we fed people '.repeat(60)}.`,
    );
    const paper = {
      name: 'History',
      reading: {
        source: 'pdf' as const,
        notes: [],
        blocks: sentences.map((text) => ({ type: 'paragraph' as const, text })),
      },
    };
    const extraction = toExtraction(
      paper,
      sentences.map((quote) => ({ ...nothingFound, pastAchievements: [quote] })),
    );
    expect(extractionSchema.parse(extraction)).toEqual(extraction);
    expect(extraction.pastAchievements).toMatch(/^In year 0 .*we fed people \.?$/);
    expect(extraction.pastAchievements?.length).toBeGreaterThan(15_000);
  });

  it('drops values that are not in the document', () => {
    const extraction = toExtraction(document, [
      {
        ...nothingFound,
        website: { value: 'harborstreet.example', quote: 'Visit harborstreet.example' },
        email: { value: 'boss@other.example', quote: 'Contact: office@harborstreet.example' },
        missionStatement: ['We end hunger everywhere.'],
        focusAreas: ['Hunger relief'],
      },
    ]);
    expect(extraction).toEqual({});
  });

  it('takes each field from the first document that has it', () => {
    const merged = mergeExtractions([
      { name: 'First', contactInfo: { city: 'Dayton' } },
      { name: 'Second', website: 'b.example', contactInfo: { city: 'Troy', state: 'OH' } },
    ]);
    expect(merged).toEqual({
      name: 'First',
      website: 'b.example',
      contactInfo: { city: 'Dayton', state: 'OH' },
    });
  });
});
