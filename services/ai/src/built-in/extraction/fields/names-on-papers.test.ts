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

  it('stands in the title of a report, where it ends with the letter of its case', () => {
    expect(
      nameOf(`# Soup On Wheels' 2021 Annual Report
      Soup On Wheels brought 9,120 bowls to old neighbors.`),
    ).toBe('Soup On Wheels');
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
