import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const placeOf = (text: string) => valuesOf(paperFrom('paper', 'pdf', text)).contactInfo;

describe('the seat of a body abroad', () => {
  it.each([
    [
      'The registered office of the Society shall be situated in the City of Hamilton, in the Province of Ontario.',
      { city: 'Hamilton', state: 'Ontario' },
    ],
    ['The seat of the organisation is in Lund, Lunds Kommun.', { city: 'Lund' }],
    ['The association has its registered office in Graz.', { city: 'Graz' }],
    [
      'The head office is at the: Town of Banff in the Province of Alberta',
      { city: 'Banff', state: 'Alberta' },
    ],
    ['The headquarters of the Association shall be located in Kumasi.', { city: 'Kumasi' }],
  ])('is its town: %s', (text, place) => {
    expect(placeOf(`# BY-LAWS OF THE ALDER SOCIETY\n${text}`)).toEqual(place);
  });

  it.each([
    'The registered office of the Company is to be situated in England and Wales.',
    'The seat of each director is in the gift of the members.',
    'The registered office shall be in the Province of Ontario, where the directors decide.',
    'The head office is at such place in Canada as the directors may fix.',
  ])('is no town: %s', (text) => {
    expect(placeOf(`# BY-LAWS OF THE ALDER SOCIETY\n${text}`)?.city).toBeUndefined();
  });
});

describe('the state whose law a body lives under', () => {
  it.each([
    [
      'for the purpose of forming a corporation not for profit under Chapter 617, Florida Statutes',
      'Florida',
    ],
    ['This is organized under Chapter 180 of the General Laws of Massachusetts.', 'Massachusetts'],
    ['The directors act pursuant to the Ohio Revised Code in all things.', 'Ohio'],
    ['The Alder Society is an Oregon public benefit corporation with members.', 'Oregon'],
    ['The Alder Society was incorporated under the laws of Maine by five neighbors.', 'Maine'],
  ])('is told: %s', (text, state) => {
    expect(placeOf(`# BY-LAWS OF THE ALDER SOCIETY\n${text}`)).toEqual({ state });
  });

  it('is told in the foot of a page', () => {
    expect(placeOf('# Alder Society\nIncorporated in Oregon · State Entity ID: 1234')).toEqual({
      state: 'Oregon',
    });
  });
});

it('takes no box of a form for the town of an office', () => {
  const text =
    '# ARTICLES OF INCORPORATION\nThe principal office of the corporation is: Principal Office Telephone Number: 555';
  expect(placeOf(text)?.city).toBeUndefined();
});

describe('the box of an office', () => {
  it('is the body’s own at its own host', () => {
    const page = `# About the Alder Lamp Society
    Alder Lamp Society is a non-profit association. To reach the secretary, Ann Farr, email secretary@alderlamp.org.au.`;
    expect(placeOf(page)?.email).toBe('secretary@alderlamp.org.au');
    expect(placeOf(page.replace('alderlamp.org.au', 'birchlaw.com'))?.email).toBeUndefined();
  });
});
