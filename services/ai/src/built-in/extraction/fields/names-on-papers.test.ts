import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, source: 'pdf' | 'html' = 'pdf') =>
  [...findNames(paperOf(paperFrom('paper', source, text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the name of an organization', () => {
  it('stands over the menu of its site', () => {
    expect(
      nameOf(`Poppies Cumbria
      - DONATE!
      - Home
      - About
      - News
      - Contact
      # Reports
      © 2025 Peter Lindqvist. This work is licensed under CC BY 4.0`),
    ).toBe('Poppies Cumbria');
  });

  it('stands below the menu, where the page goes on to speak of it', () => {
    expect(
      nameOf(`- Home
      - Volunteer
      - Contact Us
      Soup On Tuesday
      # Another good year
      Soup On Tuesday completed its 12th year in 2014 with more guests than ever before.`),
    ).toBe('Soup On Tuesday');
    expect(
      nameOf(`- Home
      - Volunteer
      - Contact Us
      Another Good Year
      We completed our 12th year in 2014 with more guests than ever before.`),
    ).toBeUndefined();
  });

  it('is not the person who made the page', () => {
    expect(
      nameOf(`# Reports
      Spending of two months on parcels
      © 2025 Peter Lindqvist. All rights reserved.`),
    ).toBeUndefined();
    expect(
      nameOf(`Education opens doors
      Himal-Ratna Trust© 2014| Design by Templates`),
    ).toBe('Himal-Ratna Trust');
  });

  it.each([
    [
      'The founding members create an association governed by the law of July 1st 1901, having as title: « Pixeljam! ».',
      'Pixeljam!',
    ],
    ['Constitution of the “Pixeljam!” association\nTranslated from the original', 'Pixeljam!'],
    [
      "We have established a non-profit social organization named 'Himal-Ratna Trust' with a view to contribute to the nation.",
      'Himal-Ratna Trust',
    ],
    [
      'The association shall be called the Weh Cultural and Development Association to be abbreviated as WECUDA',
      'Weh Cultural and Development Association',
    ],
    [
      'Our legal name is "Utah Network for Women in Science and Engineering, Inc". We are also known as "UNWSE".',
      'Utah Network for Women in Science and Engineering, Inc',
    ],
    [
      '| Utah Network for |\n| Women in Science and Engineering |\n| PO Box 5192, Provo, Utah, 84601 USA |',
      'Utah Network for Women in Science and Engineering',
    ],
    [
      '# constitution of the weh cultural and development association\n# preamble',
      'Weh Cultural and Development Association',
    ],
    [
      'Form 990-EZ (2012) LIVING WATER MINISTRY INC 46-2200141 Page 2\nPart II Balance Sheets (see the instructions for Part II)',
      'Living Water Ministry Inc',
    ],
  ])('is read from “%s”', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('is spelled as the rest of the paper spells it', () => {
    expect(
      nameOf(`The following is the text of the MakeOHIO Articles of Incorporation.
      ARTICLES OF INCORPORATION OF MAKEOHIO
      FIRST: The name of the corporation is MAKEOHIO.`),
    ).toBe('MakeOHIO');
  });

  it('stands below the title of by-laws, behind "of"', () => {
    expect(
      nameOf(`# Bylaws
      OF ALDER FALLS LIONS CLUB FOUNDATION
      # Article 1. Definitions`),
    ).toBe('Alder Falls Lions Club Foundation');
  });

  it('ends before the town that stands behind it, and before its letters', () => {
    expect(
      nameOf(
        'The name of the association shall be Elm Row Residents Association, Mesa, AZ., hereafter referred to as ERRA.',
      ),
    ).toBe('Elm Row Residents Association');
    expect(nameOf('The name of the organization shall be the Elm Row Cyclists (ERC).')).toBe(
      'Elm Row Cyclists',
    );
    expect(nameOf('The name of this Corporation shall be, "The Elm Row Garden Club."')).toBe(
      'The Elm Row Garden Club',
    );
  });

  it('stands before what the paper goes on to call it', () => {
    expect(
      nameOf(
        'The principal office of Fern Foundation (the “Corporation”) shall be located in the city.',
      ),
    ).toBe('Fern Foundation');
    expect(
      nameOf(
        'All checks issued in the name of the corporation shall be signed by such officer as the board names.',
      ),
    ).toBeUndefined();
  });

  it('may be one word that is written like no other', () => {
    expect(nameOf('FernMap is a 501(c)(3) not-for-profit charitable organization.', 'html')).toBe(
      'FernMap',
    );
  });

  it('is no policy, no committee and no partner', () => {
    for (const text of [
      'The purpose of the Whistleblower Policy is to protect whoever speaks.',
      'The purpose of the Executive Committee is to decide between meetings.',
    ])
      expect(nameOf(text)).toBeUndefined();
    expect(
      nameOf(
        'Fern House is a nonprofit organization in Ames.\nOur partner: United Way, www.unitedway.org',
        'html',
      ),
    ).toBe('Fern House');
  });
});

describe('the name in a paper', () => {
  it.each([
    ['Friends of Elk Valley Park Year End Review', 'Friends of Elk Valley Park'],
    ['Makers Foundation report — July 2009', 'Makers Foundation'],
    ['Tarn Linux Users Group – Annual General Meeting 2018 – Minutes', 'Tarn Linux Users Group'],
  ])('stands before what the paper is: %s', (title, name) => {
    expect(nameOf(`# ${title}\n      We had a good year, and thank all who helped.`)).toBe(name);
  });

  it('ends where the paper says how it may be shortened', () => {
    expect(
      nameOf(
        'The name of this Corporation is Elm School Community Organization, which may be abbreviated as ESCO.',
      ),
    ).toBe('Elm School Community Organization');
    expect(
      nameOf('The Society shall be known as Tarn Film Society, referred to here as “The Society”.'),
    ).toBe('Tarn Film Society');
  });

  it('is what a policy goes on to call the organization', () => {
    expect(
      nameOf(
        'The purpose of this policy is to ensure that Deep Roots Outreach Collective (the “Organization”) keeps its records.',
      ),
    ).toBe('Deep Roots Outreach Collective');
  });

  it('is no title of a form, no place of a page and no other’s initiative', () => {
    expect(
      nameOf(`Articles of Incorporation of a Co-operative without Share Capital
      1. The name of the co-operative is: TARN WORKER CO-OPERATIVE INC`),
    ).toBe('Tarn Worker Co-Operative Inc');
    expect(nameOf('# About Us > Strategic Plan & Statistics\n      Open daily.')).toBeUndefined();
    expect(
      nameOf('The Big Match, a charitable initiative of the Olm Foundation, doubles gifts.'),
    ).toBeUndefined();
  });

  it('stands before the “we” that it is', () => {
    expect(
      nameOf('Community Animal Allies of Tarn, we have no need to invent the wheel again.'),
    ).toBe('Community Animal Allies of Tarn');
  });

  it('stands in what a constitution, a charter and minutes say of themselves', () => {
    expect(
      nameOf(
        'Whereas we found no earlier By-Laws of the West Tarn Amateur Radio Club, Inc., (the Club) we enact this Constitution.',
      ),
    ).toBe('West Tarn Amateur Radio Club, Inc.');
    expect(
      nameOf('We hereby establish the Tarn Urbanist Social Club for the benefit of the town.'),
    ).toBe('Tarn Urbanist Social Club');
    expect(
      nameOf(`Minutes of 2018 Annual General Meeting of the Olm and Tarn Lakes Association
      # Constitution of the meeting - quorum based on registered members
      The president opened the meeting.`),
    ).toBe('Olm and Tarn Lakes Association');
  });

  it('is no officer, no article and no letters alone', () => {
    expect(nameOf('Chief Executive Officer (CEO) to run the affairs of the Club.')).toBeUndefined();
    expect(
      nameOf('# Article I\n      ## Conflict of Interest Policy\n      The board shall meet.'),
    ).toBeUndefined();
  });

  it('is the long form of the letters that a policy speaks of', () => {
    expect(
      nameOf(`This policy keeps safe those who act on behalf of the Elm Residents Association (ERA) and the children we meet.
      The ERA is committed to safeguarding. ERA will keep records.`),
    ).toBe('Elm Residents Association');
  });

  it('ends before what else the body is called and before the next sentence', () => {
    expect(
      nameOf(
        'The name of the organization is Atelier Tarn, also referred to as “Tarn” or “the Lab”.',
      ),
    ).toBe('Atelier Tarn');
    expect(
      nameOf(
        'The name of this corporation is Olm Point Association of Tarn, Inc. For convenience the corporation shall be called the Association.',
      ),
    ).toBe('Olm Point Association of Tarn, Inc.');
  });

  it('is no slogan over the address', () => {
    expect(
      nameOf(`Affordable, Safe, Dignified, Housing
      12 Mill Street
      Olm, NY 13204
      Little Houses for Good, Inc. is a tax exempt organization under Section 501(c)(3).`),
    ).toBe('Little Houses for Good, Inc.');
  });

  it('is what an old charter calls such a corporation', () => {
    expect(
      nameOf(`The name of such corporation shall be The Tarn Historical Society.
      Said Society is formed for the purpose of promoting a knowledge of the town.`),
    ).toBe('The Tarn Historical Society');
  });

  it('is no heading of values over the address', () => {
    expect(
      nameOf(`Our Values
      12 Mill Street
      Olm, NY 13204`),
    ).toBeUndefined();
    expect(
      nameOf(`# Whistleblower Policy
      The Center will not retaliate.
      © 2015 MARTA O'BRYAN CENTER | 12 Mill Street, Olm, NY | 13204`),
    ).toBe("Marta O'Bryan Center");
  });
});
