import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string, source: 'pdf' | 'html' = 'pdf') =>
  [...findNames(paperOf(paperFrom('paper', source, text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the name of an organization', () => {
  it.each([
    ['The name of the corporation is Artful Yard, Inc. (“the Corporation”).', 'Artful Yard, Inc.'],
    ['The name of the organization is hackspace.', 'hackspace'],
    [
      'This organization shall be known as the Blue Hill Beekeepers Association, hereafter called BHBA.',
      'Blue Hill Beekeepers Association',
    ],
    ['The name of the corporation shall be:\nSEA TURTLE WATCH, INC.', 'Sea Turtle Watch, Inc.'],
    [
      'The name of this organization shall be the River Band Boosters, Inc. serving the River High School band.',
      'River Band Boosters, Inc.',
    ],
    [
      '1. Full legal name of registering organization: Hudson Sailing Association',
      'Hudson Sailing Association',
    ],
    [
      '# GIFT ACCEPTANCE POLICY\nThe Delta Heritage Fund, a nonprofit organization organized under the laws of the State of Mississippi, encourages gifts.',
      'Delta Heritage Fund',
    ],
    [
      '# NORTH YARD BOXING CLUB\n1744 W. Lombard Street, Chicago, Illinois 60622',
      'North Yard Boxing Club',
    ],
    ['# Casco Learning Center\n# Strategic Plan 2024–2027', 'Casco Learning Center'],
    [
      'We have audited the accompanying financial statements of Oyster Creek Trust (a nonprofit organization), which comprise the statement of financial position.',
      'Oyster Creek Trust',
    ],
    [
      'Harmony Place of Worcester, Inc. opened its doors in 1985.',
      'Harmony Place of Worcester, Inc.',
    ],
  ])('stands in "%s"', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('is the part of a page’s title that its text says, too', () => {
    const text = '# About Us\nRiverlight Theatre Collective makes plays with its neighbors.';
    expect(nameOf(text, 'About Us – Riverlight Theatre Collective', 'html')).toBe(
      'Riverlight Theatre Collective',
    );
  });

  it.each([
    '# Community Grants 2026\nQuestions? Call (312) 555-0100.',
    '# Contact us\n# Administrative office\n215 N. Linden Street\nCortez, CO 81321',
  ])('is nothing that only stands over an address: "%s"', (text) => {
    expect(nameOf(text)).toBeUndefined();
  });

  it.each([
    [
      '# RESOLUTION OF THE BOARD OF DIRECTORS OF NORTHFIELD LAND BANK, INC.',
      'Northfield Land Bank, Inc.',
    ],
    [
      '# The Pond Post\nNewsletter of the Friends of Cady Pond No. 41 Spring 2024',
      'Friends of Cady Pond',
    ],
    [
      '# Dues\nMail to Friends of Cady Pond, PO Box 214, Harwich, MA 02645.',
      'Friends of Cady Pond',
    ],
    ['# Gulf Coast Meals: Year in Review', 'Gulf Coast Meals'],
    ['# Open Door Tutoring\n# 2023–24 Board of Directors', 'Open Door Tutoring'],
    ['Skagit Tool Library\nBoard of Directors Meeting Minutes', 'Skagit Tool Library'],
    [
      '# forty-two seasons\n# annual report 2023\n# Prairie Youth Orchestra\nGifts to the Prairie Youth Orchestra are welcome.',
      'Prairie Youth Orchestra',
    ],
    [
      '# Welcome to the South Fork Fire Company\nOur 34 members answered calls.',
      'South Fork Fire Company',
    ],
    [
      '# BYLAWS OF INDIANA ROCKETRY, INC. AN INDIANA NONPROFIT CORPORATION',
      'Indiana Rocketry, Inc.',
    ],
    ['# BYLAWS OF USS KING (DLG-10/DDG-41) ASSOCIATION', 'USS King (DLG-10/DDG-41) Association'],
    ["# THE VILLAGE LIBRARY PRESIDENT'S REPORT 2022-23", 'The Village Library'],
  ])('stands in what a paper is called: “%s”', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it('is not what a page is about', () => {
    expect(
      nameOf('# Ways to give\nThere are three Ways to give.', 'Ways to give', 'html'),
    ).toBeUndefined();
  });

  it('stands beside the shortest label of a table', () => {
    expect(nameOf('| Organization | Casa de Paz |\n| Street | 1215 Chestnut Drive |')).toBe(
      'Casa de Paz',
    );
  });

  it('is no part of the body that a page goes on to tell of', () => {
    expect(
      nameOf(`# Sudbury Valley Trustees
      # Our Work
      # Land Protection
      Our Land Protection staff works with owners. All of our Land Protection is paid by gifts.`),
    ).toBe('Sudbury Valley Trustees');
  });
});
