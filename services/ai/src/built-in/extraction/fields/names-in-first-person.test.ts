import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the name by which an organization presents itself', () => {
  it.each([
    [
      'We are Rivermouth Girls RC — a rowing club that keeps girls in school.',
      'Rivermouth Girls RC',
    ],
    ['We’re the Ash Lane Players, a company of neighbors.', 'Ash Lane Players'],
    ['Welcome! We are Friends of Cady Pond, an all-volunteer group.', 'Friends of Cady Pond'],
  ])('is in “%s”', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'We are New Yorkers, a stubborn people.',
    'We are proud, the whole valley knows.',
    'We are Here For You - the rest is detail.',
  ])('is not in “%s”', (text) => {
    expect(nameOf(text)).toBeUndefined();
  });

  it('is whose history a page’s title tells', () => {
    const text = `A Short History of Ash Grove Chapel
      Ash Grove Chapel stands by the river. The people of Ash Grove Chapel built it.`;
    expect(
      [
        ...findNames(
          paperOf(paperFrom('paper', 'html', text, 'A Short History of Ash Grove Chapel')),
        ),
      ]
        .sort((a, b) => b.trust - a.trust)
        .map(({ value }) => value),
    ).not.toContain('A Short History of Ash Grove Chapel');
  });

  it('goes on in the next line where capitals were parted', () => {
    expect(
      nameOf(
        'The name of this corporation shall be ELK MOUNTAIN\nNEIGHBORS ASSOCIATION (the "Association").',
      ),
    ).toBe('Elk Mountain Neighbors Association');
    expect(
      nameOf('The name of this corporation shall be ELK MOUNTAIN\nARTICLE II. PURPOSES OF IT'),
    ).toBe('Elk Mountain');
  });

  it('stands over a post box and a street', () => {
    expect(
      nameOf(
        'Mail your dues to:\nDorset Historical Society\nP.O. Box 52\n9 Chestnut Lane\nDorset, VT 05251',
      ),
    ).toBe('Dorset Historical Society');
    expect(
      nameOf('Mail it to:\nRVHS Foundation\nP.O. Box 52\n9 Chestnut Lane\nDorset, VT 05251'),
    ).toBeUndefined();
  });
});
