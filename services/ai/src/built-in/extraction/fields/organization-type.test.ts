import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findOrganizationTypes } from './organization-type.ts';

const typeOf = (text: string, name: string) =>
  [...findOrganizationTypes(paperOf(paperFrom('paper', 'docx', text)), [name])].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the type of an organization', () => {
  it.each([
    ['We are a registered 501c3 (Tax ID 41-1729904).', 'Ashby Food Shelf', 'nonprofit'],
    ['TRI-PARISH FOOD BANK is exempt under 501(c)(3).', 'Tri-Parish Food Bank', 'nonprofit'],
    ['Grace Legal Clinic is a 501(c)(3) organization.', 'Grace Legal Clinic', 'nonprofit'],
    ['Gifts to the Pond Society are tax-deductible.', 'Pond Society', 'nonprofit'],
    [
      'It is registered with the National Bureau for Non-Governmental Organizations.',
      'Hope Uganda',
      'nonprofit',
    ],
    ['Hope Uganda is a grassroots NGO in Kasubi.', 'Hope Uganda', 'nonprofit'],
    ['We are a registered charity run by volunteers.', 'Heart Group', 'charity'],
    ['Heart Group is a small registered Australian charity.', 'Heart Group', 'charity'],
    ['The Trust was set up as a charity in the reign of Queen Anne.', 'Heart Trust', 'charity'],
    ['The fund is registered with the Charity Commissioners, No 204117.', 'Heart Trust', 'charity'],
    ['We are registered as a charity with the ACNC.', 'Heart Group', 'charity'],
    ['Charity status: registered', 'Heart Group', 'charity'],
    ['Charity registration number 1098442', 'Bramley Trust', 'charity'],
    ['The Library is itself an unincorporated association of volunteers.', 'Seed Library', 'other'],
    [
      'St. Cecilia School is a PreK–8 school serving 214 students.',
      'St. Cecilia School',
      'educational',
    ],
  ])('is read from “%s”', (text, name, type) => {
    expect(typeOf(text, name)).toBe(type);
  });

  it('stays open where nothing says it', () => {
    expect(typeOf('The Pond Society met on Tuesday.', 'Pond Society')).toBeUndefined();
  });

  it('is a charity where a charity commissioner or a trusts act knows it', () => {
    expect(
      typeOf('Asha Trust was registered with the Charity Commissioner, Pune.', 'Asha Trust'),
    ).toBe('charity');
    expect(typeOf('It is a public charitable trust under the Act of 1950.', 'Asha Trust')).toBe(
      'charity',
    );
  });

  it.each([
    'Before, Ana led the growth of a Texas non-profit that builds homes.',
    'She has 20 years in non-profit and business management.',
  ])('is not that of a body where somebody worked: “%s”', (text) => {
    expect(typeOf(text, 'Elm Row Fund')).toBeUndefined();
  });

  it('is nonprofit where its own rules share nothing out', () => {
    const rules = (text: string) => `# Constitution of the Fen Rifle Club\n${text}`;
    for (const text of [
      'The income of the Club goes to its objects, with no portion being paid or distributed directly or indirectly to the members of the Club.',
      'The Club is registered under the Associations Incorporation Act 2009 (NSW).',
    ])
      expect(typeOf(rules(text), 'Fen Rifle Club'), text).toBe('nonprofit');
    expect(
      typeOf(rules('No part of the range may be let to the members.'), 'Fen Rifle Club'),
    ).toBeUndefined();
  });

  it('is not religious for a ministry of something', () => {
    expect(
      typeOf(
        'The corporation is organized exclusively for charitable, religious and educational purposes under section 501(c)(3).',
        'Ministry of Science & Technology of the Hills, Inc.',
      ),
    ).toBe('nonprofit');
  });

  it('is nonprofit where a club is carried on without purpose of gain for its members', () => {
    expect(
      typeOf(
        '# Constitution\nThe purpose of the Society shall be carried out without purpose of gain for its members.',
        'Fern Soccer Club',
      ),
    ).toBe('nonprofit');
  });

  it('is a charity where it is registered as one', () => {
    expect(
      typeOf(
        'Heron Meadow is a charity registered in England & Wales (№ 1168993).',
        'Heron Meadow',
      ),
    ).toBe('charity');
  });
});

it('is told by those who found it, in the sentence that names them', () => {
  expect(
    typeOf(
      `# Articles of Incorporation
      We, the undersigned, acting as incorporators of a corporation not for profit, hereby adopt the following Articles of Incorporation:
      The name of the corporation is Tarn Lake Owners Association.`,
      'Tarn Lake Owners Association',
    ),
  ).toBe('nonprofit');
});
