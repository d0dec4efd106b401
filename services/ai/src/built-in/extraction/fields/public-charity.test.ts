import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findOrganizationTypes } from './organization-type.ts';

const typeOf = (text: string, name: string) =>
  [...findOrganizationTypes(paperOf(paperFrom('paper', 'html', text)), [name])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('a public charity', () => {
  it.each([
    'Ashby Food Shelf is a registered 501(c)(3) public charity.',
    'We are a 501c3 tax-exempt public charity. Gifts are deductible.',
    'Ashby Food Shelf, a public charity, opened its doors in 1988. It is a nonprofit.',
    'We are a nonprofit. The letters mean that we are a public charity.',
  ])('is what the body says of itself: “%s”', (text) => {
    expect(typeOf(text, 'Ashby Food Shelf')).toBe('charity');
  });

  it.each([
    'Ashby Food Shelf is a 501(c)(3) nonprofit. It was helped by Larch Fund, a public charity.',
    'Ashby Food Shelf is a nonprofit. It has asked whether it would be a public charity.',
    'Ashby Food Shelf is a 501(c)(3) organization and not a public charity.',
  ])('is not told by what is said of others, or asked: “%s”', (text) => {
    expect(typeOf(text, 'Ashby Food Shelf')).toBe('nonprofit');
  });

  it('is what the service finds in its letter', () => {
    const letter = (finding: string) =>
      typeOf(
        `Internal Revenue Service
        Employer ID number: 84-5550173
        Dear Applicant:
        We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3).
        ${finding}`,
        'Ashby Food Shelf',
      );
    expect(letter("We determined you're a public charity under the section above.")).toBe(
      'charity',
    );
    expect(letter('If we find later whether you are a public charity, we will tell you.')).toBe(
      'nonprofit',
    );
  });
});

describe('a foundation by its name', () => {
  const name = 'Otter Creek Rescue Foundation';

  it('is a nonprofit where it does its own work and says that it is one', () => {
    expect(
      typeOf(
        `The ${name} was incorporated as a 501c3 not-for-profit organization in 2004. We find homes for otters.`,
        name,
      ),
    ).toBe('nonprofit');
  });

  it('is a foundation where it gives to others', () => {
    expect(
      typeOf(
        `The Larch Foundation was incorporated as a nonprofit in 2004. It makes grants to schools.`,
        'The Larch Foundation',
      ),
    ).toBe('foundation');
  });
});
