import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findAddresses } from './address.ts';

const placeOf = (text: string, names: string[] = ['Ash Grove Chapel']) => {
  const [best] = [...findAddresses(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  );
  const { address, city, state, postalCode } = best?.parts ?? {};
  return [address, city, state, postalCode].map((part) => part?.value).join(' | ');
};

describe('where a sentence says that a body stands', () => {
  it.each([
    [
      'Ash Grove Chapel is located at 12 Mill Street in Salem, Ohio.',
      '12 Mill Street | Salem | OH | ',
    ],
    ['We are located at 400 E. Third Ave in Durango, CO.', '400 E. Third Ave | Durango | CO | '],
    [
      'The church is now housed in the old depot at 4 Front Street, Salem.',
      '4 Front Street | Salem |  | ',
    ],
    [
      'Ash Grove Chapel operates one day center at 12 Mill Street in Salem, Ohio.',
      '12 Mill Street | Salem | OH | ',
    ],
    [
      'Ash Grove Chapel feeds the town. It has its office at 4 Front Street in Salem, Ohio.',
      '4 Front Street | Salem | OH | ',
    ],
    ['The society runs a museum at 4 Front Street, Salem.', '4 Front Street | Salem |  | '],
    ['Our museum is situated at 77 North Quay Road.', '77 North Quay Road |  |  | '],
    [
      'The society meets every month at 9 Chestnut Lane in the village of Dorset, Vermont.',
      '9 Chestnut Lane | Dorset | VT | ',
    ],
  ])('“%s”', (text, place) => {
    expect(placeOf(text)).toBe(place);
  });

  it.each([
    'Ash Grove Chapel was located at 12 Mill Street in Salem, Ohio, until 1961.',
    'In 1956 the church purchased the house at 14 Mill Street for a parsonage.',
    'The bank is located at 12 Mill Street in Salem, Ohio.',
    'Ash Grove Chapel operates a thrift store at 12 Mill Street in Salem, Ohio.',
    'The work is done by our friends at 12 Mill Street in Salem, Ohio.',
  ])('is not told in “%s”', (text) => {
    expect(placeOf(text)).toBe(' |  |  | ');
  });

  it('is read behind the name where no mark parts them', () => {
    expect(
      placeOf(
        'Ash Grove Chapel 12 Mill St. Salem, Ohio, 44460 USA (330) 555-0107 chapel@ashgrove.example Sunday service at 10:30 a.m.',
      ),
    ).toBe('12 Mill St. | Salem | OH | 44460');
  });
});
