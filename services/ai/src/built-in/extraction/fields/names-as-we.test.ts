import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a name that terms of use give with "we"', () => {
  it.each([
    [
      `# Terms of Use
      Welcome to Nothing Without Salem ("NWS," "we," "us," or "our"). These Terms govern your use of our website.
      NWS is a 501(c)(3) nonprofit organization; donations are tax-deductible.`,
      'Nothing Without Salem',
    ],
    [
      `# Privacy Notice
      This website is operated by Alder House, Inc. (“we”, “us” or “our”), and this notice says what we keep.`,
      'Alder House, Inc.',
    ],
    [
      `# Privacy Notice
      Alder River Watch ("we") keeps no more of what you send than it needs to answer you.`,
      'Alder River Watch',
    ],
  ])('is the name in full', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('is not the site', () => {
    expect(
      nameOf(
        '# Terms\nBy using the Website ("we" being its makers) you agree to what follows here.',
      ),
    ).toBeUndefined();
  });
});

describe('a name that is known by its letters', () => {
  it('is written out where the paper does so', () => {
    expect(
      nameOf(`# Donate
      NWSC is a 501(c)(3) nonprofit that runs the night shelter. NWSC provides beds for forty people.
      Thirty neighbors make up the Nothing Without Salem Coalition in the mill.`),
    ).toBe('Nothing Without Salem Coalition');
  });

  it('stays where nothing is spelled by them', () => {
    expect(
      nameOf(`# Rules
      NWSC is a 501(c)(3) nonprofit that runs the night shelter. NWSC provides beds for forty people, and NWSC members clean.`),
    ).toBe('NWSC');
  });

  it('loses letters with points behind it', () => {
    expect(
      nameOf(
        '# Name\nThis league shall be known as the Alder Metropolitan Rowing Association (A.M.R.A).',
      ),
    ).toBe('Alder Metropolitan Rowing Association');
  });
});
