import type { SectionDetail, SectionLimit } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { someDetails } from '../../testing/builders.ts';
import {
  limitUsage,
  sectionLimitText,
  sharedWithText,
} from '../../step-3-requirements/section-limit-text.ts';
import { outlineOf } from './outline.ts';

describe('the outline', () => {
  const details = someDetails({
    sections: [
      { name: 'Need', description: '', required: true, prompts: [], limit: { words: 4 } },
      { name: 'Budget', description: '', required: true, prompts: [] },
    ],
  });

  it('does not count the words of open questions', () => {
    const text = htmlToDocument('<h2>1. Need</h2><p>one two [NEEDS INPUT: how many?] three</p>');
    const [need, budget] = outlineOf(text, details);
    expect(need).toMatchObject({ words: 3, gaps: 1, limit: { words: 4 }, start: 0 });
    expect(budget).toMatchObject({ heading: 'Budget', words: 0 });
    expect(budget?.start).toBeUndefined();
  });

  it('describes how much of a limit is used', () => {
    const size = { words: 750, characters: 4_000, utf16Characters: 4_010 };
    expect(limitUsage(size, { words: 500 })).toEqual({ text: '750 of 500 words', share: 1.5 });
    expect(limitUsage(size, { pages: 1 }).text).toBe('about 1.5 of 1 page');
    expect(limitUsage(size, { characters: 8_000 }).share).toBe(0.5);
    expect(limitUsage({ words: 1, characters: 3, utf16Characters: 3 }, undefined).text).toBe(
      '1 word',
    );
    expect(sectionLimitText({ words: 1_000, pages: 2 })).toBe('at most 1,000 words, 2 pages');
    expect(sectionLimitText(undefined)).toBeUndefined();
  });

  describe('a limit shared by sections', () => {
    const section = (name: string, limit?: SectionLimit) => ({
      name,
      description: '',
      required: true,
      prompts: [],
      ...(limit && { limit }),
    });
    const shared = (...sharedWith: string[]) => ({ words: 10, sharedWith });
    const lengths = (html: string, sections: SectionDetail[]) =>
      outlineOf(htmlToDocument(html), someDetails({ sections })).map(
        ({ heading, words, counted, limit }) => [
          heading,
          words,
          counted?.words,
          sharedWithText(limit),
        ],
      );

    it('counts the text of all of them', () => {
      const html = '<h2>Need</h2><p>one two</p><h2>Budget</h2><p>three</p>';
      const sections = [section('Need', shared('Budget')), section('Budget', shared('Need'))];
      expect(lengths(html, sections)).toEqual([
        ['Need', 2, 3, 'together with Budget'],
        ['Budget', 1, 3, 'together with Need'],
      ]);
    });

    it('applies to an included section without its own limit', () => {
      const html = '<h2>Need</h2><p>one two</p><h2>Budget</h2><p>three</p>';
      const sections = [section('Need', shared('Budget', 'Timeline')), section('Budget')];
      expect(lengths(html, sections)[1]).toEqual([
        'Budget',
        1,
        3,
        'together with Need and Timeline',
      ]);
    });

    it('counts a subsection once', () => {
      const html = '<h2>Need</h2><p>one two</p><h3>Budget</h3><p>three</p>';
      expect(lengths(html, [section('Need', shared('Budget'))])[0]).toEqual([
        'Need',
        4,
        4,
        'together with Budget',
      ]);
    });
  });

  describe('a limit of characters', () => {
    const section = (html: string, characters: number) => {
      const asked = someDetails({
        sections: [
          { name: 'Need', description: '', required: true, prompts: [], limit: { characters } },
        ],
      });
      const [entry] = outlineOf(htmlToDocument(`<h2>Need</h2>${html}`), asked);
      return limitUsage(entry!, entry?.limit);
    };
    const nearly = `<p>${'a'.repeat(484)}</p><p>bbbbbbbb</p><p>c</p><p>😀😀😀</p>`;

    it('describes how it counts', () => {
      expect(section('<p>one</p><p>two</p>', 500).text).toBe(
        '7 of 500 characters, including line breaks',
      );
    });

    it('warns when only a stricter count exceeds the limit', () => {
      const { text, share, warning } = section(nearly, 500);
      expect(text).toMatch(/^499 of 500/);
      expect(share).toBeLessThan(1);
      expect(warning).toBe(
        'Over the limit in forms that count a line break or an emoji as two characters: 505.',
      );
    });

    it.each([
      ['no count exceeds the limit', 505],
      ['every count exceeds it', 498],
    ])('shows no warning if %s', (_case, limit) => {
      expect(section(nearly, limit).warning).toBeUndefined();
    });

    it('excludes open questions from the strict count too', () => {
      expect(section('<p>four [NEEDS INPUT: how many?]</p>', 5).warning).toBeUndefined();
    });
  });
});
