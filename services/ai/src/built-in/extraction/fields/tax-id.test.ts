import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findTaxIds } from './tax-id.ts';

const numberOf = (text: string) =>
  [...findTaxIds(paperOf(paperFrom('paper', 'docx', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the tax number', () => {
  it.each([
    ['The Chorus is a 501(c)(3) nonprofit (91-1455302).', '91-1455302'],
    ['Scottish Charity No. SC046550', 'SC046550'],
    ['| Registered charity number | 1168993 |', '1168993'],
  ])('is read from “%s”', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    'Agency licence 00381, phone 540-555-0119.',
    'Firm’s EIN 72-0655120',
    'Business ID: 259418',
  ])('is not in “%s”', (text) => {
    expect(numberOf(text)).toBeUndefined();
  });
});
