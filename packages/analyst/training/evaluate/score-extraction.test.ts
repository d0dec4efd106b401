import { expect, it } from 'vitest';
import type { FieldLabel } from '../labels/labels.ts';
import { createLocator } from '../labels/locate.ts';
import { scoreExtraction } from './score-extraction.ts';

const locate = createLocator([
  { text: 'Elm Garden Society' },
  { text: 'Tax number 12-3456789' },
  { text: 'Granted by Oak Fund, phone 413-555-0138' },
  { text: '12 Oak Street' },
  { text: 'Elmville, NY 10001' },
  { text: 'Founded in 1999' },
]);
const labels = new Map<number, FieldLabel[]>([
  [0, [{ field: 'name', owner: 'self' }]],
  [1, [{ field: 'ein', owner: 'self' }]],
  [2, [{ field: 'phone', owner: 'other' }]],
  [3, [{ field: 'address', owner: 'self' }]],
  [4, [{ field: 'address', owner: 'self' }]],
]);
const extraction = {
  name: 'Oak Fund',
  taxIdNumber: '12-3456789',
  foundedYear: 1999,
  contactInfo: { phone: '413-555-0138', city: 'Elmville', state: 'NY' },
  sources: { name: { quote: 'Granted by Oak Fund' } },
};

it('judges values by the labels of the words they come from', () => {
  const { predicted, labeled, values } = scoreExtraction(extraction, labels, locate);
  expect(Object.fromEntries(predicted.map(({ path, verdict }) => [path, verdict]))).toEqual({
    name: 'wrong',
    taxIdNumber: 'right',
    foundedYear: 'unjudged',
    'contactInfo.phone': 'others',
    'contactInfo.city': 'right',
    'contactInfo.state': 'right',
  });
  expect(labeled).toEqual([
    { field: 'name', found: false },
    { field: 'ein', found: true },
    { field: 'address', found: true },
  ]);
  expect(values).toBeUndefined();
});

it('judges values by the key and ignores units that were not annotated', () => {
  expect(
    scoreExtraction(extraction, labels, locate, {
      name: ['Elm Garden Society'],
      ein: ['123456789'],
      mission: ['We plant gardens'],
      website: [],
      address: ['12 Oak Street', 'Elmville, NY 10001'],
    }).values,
  ).toEqual([
    { field: 'name', verdict: 'wrong', value: 'Oak Fund' },
    { field: 'mission', verdict: 'missed' },
    { field: 'ein', verdict: 'right', value: '12-3456789' },
    { field: 'founded', verdict: 'unjudged', value: '1999' },
    { field: 'phone', verdict: 'invented', value: '413-555-0138' },
    { field: 'address', verdict: 'right', value: 'Elmville, NY' },
  ]);
});
