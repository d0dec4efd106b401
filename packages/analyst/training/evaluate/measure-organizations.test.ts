import { expect, it } from 'vitest';
import { measureOrganizations } from './measure-organizations.ts';

it('counts values about others, invented values and missing values separately', () => {
  const fieldWithVerdict = (verdict: 'right' | 'others' | 'unjudged') => ({
    path: 'name',
    field: 'name' as const,
    value: 'Elm',
    places: [],
    verdict,
  });
  const { overall, fields, documents } = measureOrganizations([
    {
      file: 'a.pdf',
      lost: 2,
      score: {
        predicted: [
          fieldWithVerdict('right'),
          fieldWithVerdict('others'),
          fieldWithVerdict('unjudged'),
        ],
        labeled: [
          { field: 'name', found: true },
          { field: 'ein', found: false },
        ],
        values: [
          { field: 'name', verdict: 'right' },
          { field: 'ein', verdict: 'missed' },
          { field: 'phone', verdict: 'invented' },
          { field: 'email', verdict: 'wrong' },
          { field: 'focus', verdict: 'unjudged' },
        ],
      },
    },
  ]);
  expect(documents).toEqual({ labeled: 1, keyed: 1, lostUnits: 2, unjudgedValues: 1 });
  expect(overall).toMatchObject({
    precision: { part: 1, whole: 2 },
    recall: { part: 1, whole: 2 },
    aboutOthers: { part: 1, whole: 2 },
    valuePrecision: { part: 1, whole: 3 },
    valueRecall: { part: 1, whole: 3 },
    f1: { part: 2, whole: 6 },
  });
  expect(fields.ein?.recall).toEqual({ share: 0, part: 0, whole: 1 });
});
