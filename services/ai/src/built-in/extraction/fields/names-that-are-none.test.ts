import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { cleanName } from './clean-name.ts';
import { findNames } from './name.ts';
import { isSaying } from './page-titles.ts';

const nameOf = (text: string) =>
  [...findNames(paperOf(paperFrom('paper', 'docx', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('what is no name of a body', () => {
  it.each(['By-law No. 1', 'Annual General Meetings', 'Call Sign', 'Board Meeting', 'Legal'])(
    'is none: %s',
    (text) => {
      expect(cleanName(text)).toBeUndefined();
    },
  );

  it.each([
    'All gifts directly support the town and its people',
    'Land held for all. Homes for good',
  ])('is what a page says: %s', (text) => {
    expect(isSaying(text)).toBe(true);
  });

  it.each(['St. Brigid’s Table', 'Friends of Cady Pond', 'Inc. Elm Row', 'denhac makers for all'])(
    'is no saying: %s',
    (text) => {
      expect(isSaying(text)).toBe(false);
    },
  );

  it('is the committee whose rules a paper holds', () => {
    expect(nameOf('# Elm Row Steering Committee Bylaws\nIt meets in May.')).toBeUndefined();
  });

  it('is what tells whose story a page is', () => {
    expect(nameOf('# Our Story at The Heron Center\nWe began in a barn.')).toBe('Heron Center');
    expect(nameOf('# Becoming a Member\nSend us a letter.')).toBeUndefined();
  });
});

it.each([
  'For Press Enquiries',
  'Media Enquiries',
  'Email the Trustees',
  'For all other questions',
])('a heading that says whom to write to is no name: %s', (heading) => {
  expect(nameOf(`# Contact\n## ${heading}\ninfo@orlepier.example.org`)).toBeUndefined();
});

describe('a name among other words', () => {
  it.each([
    ['formally known as the Elm Row Student Association', 'Elm Row Student Association'],
    ['‘Elm Row Mathematics Society’', 'Elm Row Mathematics Society'],
    ["Elm Row Rowing Club'", 'Elm Row Rowing Club'],
    ['Elm Row Players’', 'Elm Row Players’'],
    ['Elm Row Association (ERA), henceforth called the Association', 'Elm Row Association'],
    ['RFC Draft of The Elm Row Guild', 'Elm Row Guild'],
  ])('stands alone: %s', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});
