import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findValues } from './values.ts';

const pieces = [
  'May 1, 2026',
  '5/7/27',
  '5 p.m. ET',
  '$5,000',
  '5 000 EUR',
  'up to 3 pages',
  '10-15%',
  'grants@example.org',
  'https://example.org/a',
  '(555) 010-2233',
  '12-3456789',
  '1200 Main Street, Springfield, IL 62701',
  'Larch River Foundation',
  'Dr. Ann Lee',
  '’s “quoted” – ',
  '😀',
  '\n',
  '.',
  ',',
  '-',
  ' to ',
  ' and ',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 12, unit: 'binary' })), {
    maxLength: 12,
  })
  .map((parts) => parts.join(' '));

describe('findValues', () => {
  it('returns literal text in order and without overlaps', () => {
    fc.assert(
      fc.property(text, (written) => {
        let end = 0;
        for (const value of findValues(written)) {
          expect(value.text).toBe(written.slice(value.start, value.end));
          expect(value.text).not.toBe('');
          expect(value.start).toBeGreaterThanOrEqual(end);
          end = value.end;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('finds every kind of value in the same text', () => {
    const values = findValues(
      'Dr. Ann Lee of the Larch Fund (12-3456789), 12 Elm Street, asks for $5,000, 10% of it for 3 tents, ' +
        'by 5 p.m. on May 1, 2026: lee@example.org, www.example.org, 555-010-2233, $1-2 million.',
    );
    expect(values.map(({ type }) => type)).toEqual([
      'person',
      'organization',
      'ein',
      'address',
      'money',
      'percent',
      'count',
      'time',
      'date',
      'email',
      'url',
      'phone',
      'money-range',
    ]);
  });

  it.each([
    ['write to info@example.org', ['email']],
    ['call 555-010-2026', ['phone']],
    ['2022 - $15', ['date', 'money']],
    ['12-3456789 pages', ['ein']],
    ['2026 Larch Street', ['address']],
    ['The Larch Fund, 1990', ['organization', 'date']],
  ])('resolves overlaps in %j', (written, types) => {
    expect(findValues(written).map(({ type }) => type)).toEqual(types);
  });

  it.each(
    [
      '1',
      '1,',
      '$',
      'A',
      'A ',
      'a.',
      '1 ',
      '1-',
      '1/',
      '.',
      '(',
      'May ',
      'one ',
      'of ',
      'A@',
      'a-',
      'www.',
      '+1 ',
      'A1',
    ].map((unit) => [unit]),
  )('terminates on 2,000 characters of %j', (unit) => {
    expect(findValues(unit.repeat(2_000 / unit.length))).toBeInstanceOf(Array);
  });
});
