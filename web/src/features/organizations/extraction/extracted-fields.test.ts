import { expect, it } from 'vitest';
import { getExtractedFields, describeSource, getNotes } from './extracted-fields.ts';

it('returns the fields that have a value, with their sources', () => {
  const fields = getExtractedFields(
    {
      name: ' Northside ',
      missionStatement: '   ',
      foundedYear: 1998,
      contactInfo: { city: 'Trenton', state: '' },
      sources: { name: { document: 'bylaws.pdf', quote: 'Northside, Inc.', page: 2 } },
    },
    'chosen.pdf',
  );
  expect(fields).toEqual([
    {
      path: 'name',
      value: 'Northside',
      source: { document: 'bylaws.pdf', quote: 'Northside, Inc.', page: 2 },
    },
    { path: 'foundedYear', value: '1998', source: { document: 'chosen.pdf' } },
    { path: 'contactInfo.city', value: 'Trenton', source: { document: 'chosen.pdf' } },
  ]);
});

it('returns fields nested under data', () => {
  const nested = { data: { name: 'Northside', notes: ['scan.pdf: no text'] } };
  expect(getExtractedFields(nested, 'a.pdf').map(({ value }) => value)).toEqual(['Northside']);
  expect(getNotes(nested)).toEqual(['scan.pdf: no text']);
});

it('includes the page, if there is one', () => {
  expect(describeSource({ document: 'a.pdf', page: 3 })).toBe('Found in a.pdf, page 3');
  expect(describeSource({ document: 'a.docx' })).toBe('Found in a.docx');
});
