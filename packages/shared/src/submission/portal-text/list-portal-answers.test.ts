import { describe, expect, it } from 'vitest';
import type { SectionDetail } from '../../contract/analysis.ts';
import { analysisDetails } from '../testing/analysis-details.ts';
import { htmlToDocument } from '../../richtext/index.ts';
import { countCharacters } from '../counting/count-characters.ts';
import { listPortalAnswers } from './list-portal-answers.ts';
import { replaceUnsafeCharacters } from './replace-unsafe-characters.ts';

const section = (name: string, overrides: Partial<SectionDetail> = {}): SectionDetail => ({
  name,
  description: '',
  required: true,
  prompts: [],
  ...overrides,
});

const detailsOf = (...sections: SectionDetail[]) => analysisDetails({ sections });

const answersOf = (html: string, ...sections: SectionDetail[]) =>
  listPortalAnswers({
    document: htmlToDocument(html),
    details: sections.length > 0 ? detailsOf(...sections) : undefined,
    submission: undefined,
  });
const textsOf = (...parameters: Parameters<typeof answersOf>) =>
  answersOf(...parameters).map(({ name, text }) => [name, text]);

describe('the text for a portal', () => {
  it("has an answer for each of the funder's sections, followed by the other sections", () => {
    expect(
      textsOf(
        '<h2>Team</h2><p>Two.</p><h2>1. Need</h2><p>Six in ten.</p><h3>Causes</h3><p>Rent.</p>',
        section('Need'),
        section('Budget'),
      ),
    ).toEqual([
      ['Need', 'Six in ten.\nCauses\nRent.'],
      ['Budget', ''],
      ['Team', 'Two.'],
    ]);
  });

  it('distinguishes sections whose names differ only in their numbers', () => {
    const sections = [
      section('1. Budget', { limit: { words: 1 } }),
      section('4. Budget', { limit: { words: 9 } }),
    ];
    const both = '<h2>1. Budget</h2><p>Vans.</p><h2>4. Budget</h2><p>Fuel.</p>';
    const answers = answersOf(both, ...sections);
    expect(answers.map(({ text, limit }) => [text, limit?.words])).toEqual([
      ['Vans.', 1],
      ['Fuel.', 9],
    ]);
    expect(textsOf('<h2>4. Budget</h2><p>Fuel.</p>', ...sections)).toEqual([
      ['1. Budget', ''],
      ['4. Budget', 'Fuel.'],
    ]);
  });

  it('keeps text above the sections, with its own heading', () => {
    const html =
      '<p>Hello.</p><h1>Pantry</h1><p>Intro.</p><h2>Need</h2><p>Six.</p><h2>Team</h2><p>Two.</p>';
    expect(textsOf(html, section('Need'))).toEqual([
      ['Need', 'Six.'],
      ['Before the first heading', 'Hello.'],
      ['Pantry', 'Intro.'],
      ['Team', 'Two.'],
    ]);
    expect(textsOf(html).map(([name]) => name)).toEqual([
      'Before the first heading',
      'Pantry',
      'Need',
      'Team',
    ]);
  });

  it('writes lists and tables as lines', () => {
    const html = `<h2>Budget</h2><ul><li>Van<ul><li>fuel</li></ul></li></ul><ol><li>Buy</li><li>Drive</li></ol>
      <table><tr><td>Van</td><td>$12</td></tr><tr><td>Fuel</td><td>2 t</td><td>$3</td></tr></table>
      <blockquote>Said<br>she</blockquote>`;
    expect(textsOf(html, section('Budget'))[0]?.[1]).toBe(
      '- Van\n  - fuel\n1. Buy\n2. Drive\nVan: $12\nFuel | 2 t | $3\nSaid\nshe',
    );
  });

  it('has the same length when measured and when copied', () => {
    const html =
      '<h2>Need</h2><p>One\u00A0in\u2009six \u2022\u200B caf\u00E9\u00AD 👩‍👩‍👧.</p><p>Two.</p>';
    const [answer] = answersOf(html, section('Need', { limit: { characters: 20, words: 40 } }));
    expect(answer?.text).toBe('One in six \u2022 caf\u00E9 👩‍👩‍👧.\nTwo.');
    expect(answer?.characters).toBe(countCharacters(answer?.text ?? '', 'browser'));
    expect(answer).toMatchObject({ words: 7, gaps: 0 });
    expect(answer?.usage).toMatchObject({ unit: 'characters', limit: 20, state: 'over' });
  });

  it('shows gaps, and has no usage for a limit shared by several sections', () => {
    const sharedLimits = [{ words: 1, sections: ['Need', 'Team'] }];
    const [answer] = listPortalAnswers({
      document: htmlToDocument('<h2>Need</h2><p>We serve [NEEDS INPUT: how many?] people.</p>'),
      details: analysisDetails({ sections: [section('Need'), section('Team')], sharedLimits }),
      submission: undefined,
    });
    expect(answer).toMatchObject({ text: 'We serve [NEEDS INPUT: how many?] people.', gaps: 1 });
    expect(answer?.usage).toBeUndefined();
  });
});

describe('replaceUnsafeCharacters', () => {
  it.each([
    ['a\u00A0b\u202Fc\td', 'a b c d'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['\uFEFFin\u00ADvis\u200Bible\u200D\u2060', 'invisible'],
    ['\u202Eabc\u202C', 'abc'],
    ['👩‍👩‍👧 👩🏽‍🚒 ❤️‍🔥', '👩‍👩‍👧 👩🏽‍🚒 ❤️‍🔥'],
    ['“It’s” … 5–7', '“It’s” … 5–7'],
  ])('converts %j to %j', (text, safe) => {
    expect(replaceUnsafeCharacters(text)).toBe(safe);
    expect(replaceUnsafeCharacters(safe)).toBe(safe);
  });

  it('uses keyboard quotes, dashes, dots, bullets and arrows on request', () => {
    expect(replaceUnsafeCharacters('“It’s” 5–7—no… −3 • a → b', { straightQuotes: true })).toBe(
      '"It\'s" 5-7--no... -3 - a -> b',
    );
  });
});
