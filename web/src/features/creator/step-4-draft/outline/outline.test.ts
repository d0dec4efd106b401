import type { LengthLimit, SharedLimit } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { someDetails } from '../../testing/builders.ts';
import { formatCovered, formatSectionLimit } from '../../text/section-limit-text.ts';
import { createOutline } from './outline.ts';
import { createPageEstimate } from './page-estimate.ts';
import {
  formatDocumentFormat,
  formatExcess,
  formatStrictest,
  formatUsage,
} from '../../text/usage-text.ts';

describe('the outline', () => {
  const details = someDetails({
    sections: [
      { name: 'Need', description: '', required: true, prompts: [], limit: { words: 4 } },
      { name: 'Budget', description: '', required: true, prompts: [] },
    ],
  });

  it('does not count the words of open questions', () => {
    const text = htmlToDocument('<h2>1. Need</h2><p>one two [NEEDS INPUT: how many?] three</p>');
    const [need, budget] = createOutline(text, details);
    expect(need).toMatchObject({
      length: { words: 3 },
      gaps: 1,
      limit: { words: 4 },
      start: 0,
    });
    expect(budget).toMatchObject({ heading: 'Budget', length: { words: 0 } });
    expect(budget?.start).toBeUndefined();
  });

  it('describes how much of a limit is used', () => {
    const computeUsage = (words: number, limit: LengthLimit) => {
      const sections = [{ name: 'Need', description: '', required: true, prompts: [], limit }];
      const text = htmlToDocument(`<h2>Need</h2><p>${'word '.repeat(words)}</p>`);
      const details = someDetails({ sections });
      return createOutline(text, details, undefined, createPageEstimate(details))[0]?.usage;
    };
    const tooLong = computeUsage(750, { words: 500 });
    expect(tooLong).toMatchObject({ share: 1.5, state: 'over' });
    expect(formatUsage(tooLong!)).toBe('750 of 500 words');
    expect(formatExcess(tooLong!)).toBe('250 over');
    expect(formatUsage(computeUsage(1_500, { pages: 1 })!)).toBe('about 2 of 1 page');
    expect(computeUsage(750, { pages: 1 })).toMatchObject({ count: 1, state: 'near', over: 0 });
    expect(formatDocumentFormat({ font: 'Times New Roman', fontSize: 12, lineSpacing: 2 })).toBe(
      'Times New Roman 12, 1-inch margins, double-spaced',
    );
    expect(computeUsage(480, { words: 500 })).toMatchObject({ share: 0.96, state: 'near' });
    expect(formatExcess(computeUsage(480, { words: 500 })!)).toBeUndefined();
    expect(formatSectionLimit({ words: 1_000, pages: 2 })).toBe('at most 1,000 words, 2 pages');
    expect(formatSectionLimit(undefined)).toBeUndefined();
  });

  describe('a limit shared by several sections', () => {
    const section = (name: string, limit?: LengthLimit) => ({
      name,
      description: '',
      required: true,
      prompts: [],
      ...(limit && { limit }),
    });
    const together: SharedLimit = { words: 10, sections: ['Need', 'Budget'] };
    const usages = (html: string, need: LengthLimit | undefined, sharedLimits = [together]) =>
      createOutline(
        htmlToDocument(html),
        someDetails({ sections: [section('Need', need), section('Budget')], sharedLimits }),
      ).map(({ heading, length, limits = [], usage }) => [
        heading,
        length.words,
        limits.map(({ usage: one, covered = 'alone' }) => [one?.count, one?.limit, covered]),
        usage?.limit,
      ]);
    const html = '<h2>Need</h2><p>one two</p><h2>Budget</h2><p>three</p>';

    it('counts the text of all sections', () => {
      expect(usages(html, undefined)).toEqual([
        ['Need', 2, [[3, 10, 'all sections']], 10],
        ['Budget', 1, [[3, 10, 'all sections']], 10],
      ]);
    });

    it("applies in addition to a section's own limit, with the tighter limit first", () => {
      expect(usages(html, { words: 4 })[0]).toEqual([
        'Need',
        2,
        [
          [2, 4, 'alone'],
          [3, 10, 'all sections'],
        ],
        4,
      ]);
    });

    it('counts a subsection once', () => {
      const nested = '<h2>Need</h2><p>one two</p><h3>Budget</h3><p>three</p>';
      expect(usages(nested, undefined)[0]).toEqual(['Need', 4, [[4, 10, 'all sections']], 10]);
    });

    it('names consecutive sections as a range', () => {
      const all = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name }));
      const formatText = (...sections: string[]) => formatCovered({ sections }, all);
      expect(formatText('A', 'B', 'C', 'D')).toBe('A to D');
      expect(formatText('A', 'C', 'D')).toBe('A, C, and D');
      expect(formatText('A', 'B')).toBe('A and B');
      expect(formatText('A')).toBeUndefined();
    });
  });

  describe('a character limit', () => {
    const section = (html: string, characters: number) => {
      const details = someDetails({
        sections: [
          { name: 'Need', description: '', required: true, prompts: [], limit: { characters } },
        ],
      });
      const [entry] = createOutline(htmlToDocument(`<h2>Need</h2>${html}`), details);
      return entry!.usage!;
    };
    const nearly = `<p>${'a'.repeat(484)}</p><p>bbbbbbbb</p><p>c</p><p>😀😀😀</p>`;

    it('counts characters as a web form does', () => {
      expect(formatUsage(section('<p>one</p><p>two</p>', 500))).toBe('7 of 500 characters');
    });

    it('warns if only a stricter count exceeds the limit', () => {
      const usage = section(nearly, 503);
      expect(formatUsage(usage)).toBe('502 of 503 characters');
      expect(usage.share).toBeLessThan(1);
      expect(formatStrictest(usage)).toBe(
        'Over the limit in forms that count a line break as two characters: 505.',
      );
    });

    it.each([
      ['no count exceeds the limit', 505],
      ['every count exceeds it', 498],
    ])('does not warn if %s', (_case, limit) => {
      expect(formatStrictest(section(nearly, limit))).toBeUndefined();
    });

    it('also excludes open questions from the strict count', () => {
      expect(formatStrictest(section('<p>four [NEEDS INPUT: how many?]</p>', 5))).toBeUndefined();
    });
  });
});
