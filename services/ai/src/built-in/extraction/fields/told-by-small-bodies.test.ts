import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { valuesOf } from '../fixtures/values-of.ts';

const page = (text: string) => valuesOf(paperFrom('page.html', 'html', text));

describe('facts of bodies abroad', () => {
  it('reads addresses of India without the country, and with the code behind it', () => {
    expect(
      page(`# Asha Valley Trust
- Address: 12/B Second Floor, Mill Gali (Opposite Post Office), Ganj, New Delhi 110099`)
        .contactInfo,
    ).toEqual({
      address: '12/B Second Floor, Mill Gali (Opposite Post Office), Ganj',
      city: 'New Delhi',
      postalCode: '110099',
    });
    expect(
      page('# Asha Valley Trust\nContact\n4 Station Road, Camp, Pune, Maharashtra, India - 411001')
        .contactInfo,
    ).toEqual({
      address: '4 Station Road, Camp',
      city: 'Pune',
      state: 'Maharashtra',
      postalCode: '411001',
    });
  });

  it('reads telephones with short area codes, and ten digits behind their label', () => {
    for (const phone of ['+977-1-5550101', '+353 1 555 0101', '+64 3 555 0101', '9876543210'])
      expect(page(`# Hope Centre\nContact us\nPhone: ${phone}`).contactInfo?.phone).toBe(phone);
  });

  it('reads the telephone of a fact sheet that stands between whom to ask for and the address', () => {
    expect(
      page(`# Fact sheet
- Organization name: Asha Valley Trust
- Legal status: Registered as a Charitable Trust (Pune)
- Primary contact name: Meera Joshi
- Phone: +91 97178 66000
- Address: 4 Station Road, Pune 411001`),
    ).toMatchObject({
      organizationType: 'charity',
      contactInfo: { phone: '+91 97178 66000', city: 'Pune' },
    });
  });

  it('reads the year in which "the CBO" or "the club" was formed', () => {
    expect(
      page('# Asha Valley Organization\nThe CBO was formed on 5th December 2011 by its members.')
        .foundedYear,
    ).toBe(2011);
    expect(
      page('# About\nThe club was formed on 3 May 1987 by six friends who loved boats.')
        .foundedYear,
    ).toBe(1987);
  });
});

describe('programmes and fields under other headings', () => {
  const list = `
- Evening school: lessons for 40 children
- Clinic: a doctor comes monthly
- Weaving: looms for women`;

  it('reads programmes below the headings that small bodies use', () => {
    for (const heading of [
      'Our Main Programmes',
      'Major Activities',
      'Services Offered',
      'Projects Undertaken',
      'Activities we run',
      'Classes & Workshops',
    ])
      expect(page(`# Asha Valley Trust\n## ${heading}${list}`).currentProjects).toContain(
        'Clinic: a doctor comes monthly',
      );
  });

  it('reads of a field of work its name alone', () => {
    expect(page(`# Asha Valley Trust\n## Thematic Areas${list}`).focusAreas).toBe(
      'Evening school, Clinic, Weaving',
    );
  });

  it('takes the beginning of a group for its year, not for a result', () => {
    const found = page('# Asha Valley Trust\nOur group came into existence on 12 June 1999.');
    expect(found.foundedYear).toBe(1999);
    expect(found.pastAchievements).toBeUndefined();
  });

  it('takes no year of a part of the club for the year of the club', () => {
    expect(
      page("# Tarn Boat Club\nThe club's junior crew was formed in 1999.").foundedYear,
    ).toBeUndefined();
  });
});

describe('missions under other headings', () => {
  it('reads what a body was set up to do', () => {
    for (const told of [
      'Asha Valley Trust was set up to bring clean water to the villages of the valley.',
      'The purpose for which Asha Valley Trust was set up is to bring clean water to villages.',
    ])
      expect(page(`# Asha Valley Trust\n${told}`).missionStatement).toBe(told);
  });

  it('reads what stands below an official purpose', () => {
    expect(
      page(`# Elm Row Boat Club
## Official Purpose (from Charter)
"To teach young people of the lake to row; and, to keep the old boats afloat."`).missionStatement,
    ).toContain('To teach young people of the lake to row');
  });

  it('ends a list of objects where the next rule begins', () => {
    expect(
      page(`# Constitution of Elm Row Makers Inc.
- The objects of the Association are:
- teach the use of tools;
- share a workshop with its members.
- Any 20% of the ordinary members will constitute a quorum for a general meeting.`)
        .missionStatement,
    ).not.toContain('quorum');
  });
});
