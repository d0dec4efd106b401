import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findOrganizationTypes } from './organization-type.ts';

const typeOf = (text: string, names: string[] = []) =>
  [...findOrganizationTypes(paperOf(paperFrom('paper', 'html', text)), names)].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the type that a sentence tells', () => {
  it('is no foundation by a rule for the years in which it were one', () => {
    expect(
      typeOf(`# CERTIFICATE OF INCORPORATION
      The Corporation is a not-for-profit corporation.
      In any taxable year in which the Corporation is a private foundation, the Corporation shall distribute its income.`),
    ).toBe('nonprofit');
  });

  it('is a nonprofit where the body itself is the local one', () => {
    const text =
      'The Ridge Trail Project is a local non-profit organization founded by the village.';
    expect(typeOf(text, ['Ridge Trail Project'])).toBe('nonprofit');
    expect(
      typeOf('The Ridge Trail Project gives to a local non-profit.', ['Ridge Trail Project']),
    ).toBeUndefined();
  });

  it.each([
    'The organisation is a Swedish "ideell förening" without ties to any party.',
    'Die Alder Freunde sind ein eingetragener Verein mit Sitz in Graz.',
    'Les Amis d’Alder est une association loi 1901 qui prête des barques.',
    'Amigos de Alder es una asociación sin fines de lucro.',
  ])('is a nonprofit by the law of its country: %s', (text) => {
    expect(typeOf(text)).toBe('nonprofit');
  });

  it('stands in a letter’s foot beside an authority', () => {
    expect(
      typeOf(
        'Larkspur Arts is a 501(c)(3) nonprofit organization, donations to which are tax deductible. Papers are kept by the Secretary of State, State House.',
      ),
    ).toBe('nonprofit');
  });

  it('is a charity where its rules may not end that', () => {
    expect(
      typeOf(
        '# Constitution\nNo amendment shall be made which would cause the Society to cease to be a Charity in Law.',
      ),
    ).toBe('charity');
  });

  it('is a nonprofit where a foundation by name asks everybody for gifts', () => {
    for (const says of [
      'Ann Elm Foundation is a registered 501(c)(3) nonprofit organization. Your donation is tax-deductible.',
      'The Ann Elm Foundation is a not-for-profit. All gifts are tax-deductible.',
    ])
      expect(typeOf(says, ['Ann Elm Foundation'])).toBe('nonprofit');
  });

  it('is a foundation where its own name says so and nothing else does', () => {
    const text = 'The Ann Elm Foundation gives to research on a rare fever.';
    expect(typeOf(text, ['Ann Elm Foundation'])).toBe('foundation');
    expect(
      typeOf(`${text} We are a nonprofit. The association has 40 members.`, ['Ann Elm Foundation']),
    ).toBe('nonprofit');
    expect(
      typeOf('The Elm School Foundation is a nonprofit beside our school.', [
        'Elm School Foundation',
      ]),
    ).toBe('nonprofit');
  });

  it('is a charity where the page says "we are" one', () => {
    expect(typeOf('We are a charity organisation that was founded in 2016.')).toBe('charity');
    expect(typeOf('We are a small local charity in the north of Leeds.')).toBe('charity');
    expect(typeOf('We are a charity shop on Mill Street.')).toBeUndefined();
  });

  it('is a nonprofit for the parents of a school, whatever the sentence says of the school', () => {
    expect(
      typeOf(
        'The Elm Parent Teacher Association is a 501(c)(3) nonprofit organization. Elm is a progressive public elementary school.',
        ['Elm Parent Teacher Association'],
      ),
    ).toBe('nonprofit');
  });
});
