import { mergeExtractions } from '@grantwright/analyst';
import { extractionSchema } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { emptyExtraction } from '../../../test/empty-extraction.ts';
import { annualReport } from '../../../test/extracted-texts.ts';
import type { SourceDocument } from '../../providers/provider.ts';
import type { ModelExtraction } from './extraction-schema.ts';
import { createDocumentFields } from './create-document-fields.ts';

const document = { name: 'Annual report', reading: annualReport };
const mission = 'Our mission is to make sure that no household in Harbor County goes hungry.';

const mergeParts = (document: SourceDocument, parts: ModelExtraction[]) =>
  mergeExtractions([createDocumentFields(document, parts)]);
const createDocument = (name: string, ...texts: string[]): SourceDocument => ({
  name,
  reading: {
    source: 'pdf',
    notes: [],
    blocks: texts.map((text) => ({ type: 'paragraph', text })),
  },
});

describe('extracted fields', () => {
  it('come with their quotes and pages', () => {
    const extraction = mergeParts(document, [
      {
        ...emptyExtraction,
        name: { value: 'Harbor Street Food Bank', quote: 'Harbor Street Food Bank is a nonprofit' },
        foundedYear: { value: '1998', quote: 'Founded in 1998' },
        missionStatement: [mission],
      },
      { ...emptyExtraction, taxIdNumber: { value: '31-1234567', quote: 'EIN: 31-1234567' } },
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

  it('are shortened to their maximum length by whole quotes', () => {
    const sentences = Array.from(
      { length: 60 },
      (_, index) => `In year ${index} ${'we fed people '.repeat(60)}.`,
    );
    const document = {
      name: 'History',
      reading: {
        source: 'pdf' as const,
        notes: [],
        blocks: sentences.map((text) => ({ type: 'paragraph' as const, text })),
      },
    };
    const extraction = mergeParts(
      document,
      sentences.map((quote) => ({ ...emptyExtraction, pastAchievements: [quote] })),
    );
    expect(extractionSchema.parse(extraction)).toEqual(extraction);
    expect(extraction.pastAchievements).toMatch(/^In year 0 [^]*we fed people \.?$/);
    expect(extraction.pastAchievements?.length).toBeGreaterThan(15_000);
  });

  it('omit values that are not in the document', () => {
    const extraction = mergeParts(document, [
      {
        ...emptyExtraction,
        website: { value: 'harborstreet.example', quote: 'Visit harborstreet.example' },
        email: { value: 'boss@other.example', quote: 'Contact: office@harborstreet.example' },
        missionStatement: ['We end hunger everywhere.'],
        focusAreas: ['Hunger relief'],
      },
    ]);
    expect(extraction).toEqual({});
  });

  it('include a founding year from a date without separators', () => {
    const registration = createDocument('Registration', 'Date of formation 06151998');
    const founded = (value: string) =>
      mergeParts(registration, [
        { ...emptyExtraction, foundedYear: { value, quote: 'Date of formation 06151998' } },
      ]).foundedYear;
    expect(founded('1998')).toBe(1998);
    expect(founded('1519')).toBeUndefined();
  });

  it('do not include the type “other” if only the name suggests it', () => {
    const flyer = createDocument('Flyer', 'Harbor Anglers Club. We are an informal club.');
    const findType = (quote: string) =>
      mergeParts(flyer, [
        {
          ...emptyExtraction,
          name: { value: 'Harbor Anglers Club', quote: 'Harbor Anglers Club' },
          organizationType: { value: 'other', quote },
        },
      ]).organizationType;
    expect(findType('Harbor Anglers Club')).toBeUndefined();
    expect(findType('We are an informal club')).toBe('other');
  });

  it('include the budget of the latest year', () => {
    const document = createDocument('Form 990', 'Total expenses 2023: $310,000; 2024: $355,000');
    const budget = (value: string, year: string) => ({
      ...emptyExtraction,
      annualBudget: { value, year, quote: 'Total expenses 2023: $310,000; 2024: $355,000' },
    });
    const parts = [budget('$310,000', '2023'), budget('$355,000', '2023-2024')];
    expect(mergeParts(document, parts).annualBudget).toBe('$355,000');
  });
});

describe('the fields of several documents', () => {
  const report = (year: string, budget: string, city: string) => {
    const document = createDocument(`Report ${year}`, `Report ${year}`, `Budget: ${budget}`, city);
    return createDocumentFields(document, [
      {
        ...emptyExtraction,
        documentYear: { value: year, quote: `Report ${year}` },
        annualBudget: { value: budget, year: null, quote: `Budget: ${budget}` },
        city: { value: city, quote: city },
      },
    ]);
  };

  it('take changing values from the latest document, and list the others as conflicts', () => {
    const merged = mergeExtractions([
      report('2024', '$310,000', 'Dayton'),
      report('2026', '$355,000', 'Dayton'),
    ]);
    expect(extractionSchema.parse(merged)).toEqual(merged);
    expect(merged).toMatchObject({
      annualBudget: '$355,000',
      contactInfo: { city: 'Dayton' },
      conflicts: { annualBudget: [{ value: '$310,000', document: 'Report 2024', year: 2024 }] },
    });
    expect(merged.notes).toHaveLength(1);
  });
});
