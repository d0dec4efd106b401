import { expect, test } from 'vitest';
import { falseIn } from './fixtures/false-in.ts';

const from = (contactInfo: Record<string, string>, additionalInfo: string) => ({
  organizationInfo: { name: 'Kauri Bay Rowers', contactInfo, additionalInfo },
});

test('a dollar is that of the country, or of the notes that name it', () => {
  expect(
    falseIn('We ask for NZ$12,600.', from({ phone: '+64 9 555 0147' }, 'We ask for $12,600.')),
  ).toEqual([]);
  expect(
    falseIn('We ask for CA$12,600.', from({ postalCode: 'B3J 1S9' }, 'We ask for $12,600.')),
  ).toEqual([]);
  expect(
    falseIn('We ask for A$12,600.', from({}, 'We ask for $12,600. All amounts in AUD.')),
  ).toEqual([]);
});

test('and no other country’s', () => {
  expect(
    falseIn('We ask for CA$12,600.', from({ phone: '+64 9 555 0147' }, 'We ask for $12,600.')),
  ).toContain('CA$12,600');
  expect(falseIn('We ask for NZ$12,600.', from({}, 'We ask for $12,600.'))).toContain('NZ$12,600');
});
