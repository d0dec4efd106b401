import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionsFromLimitedProse } from './from-limited-prose.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const parts = (text: string) =>
  sectionsFromLimitedProse(read(text)).map(({ name, limit }) => [name, limit]);

const letter =
  'Begin with a summary in no more than 150 words that we could read aloud. After that, use up to one page to tell us about your group, its history and the people who come. The heart of the proposal is an account of the work itself, in two pages at most, in which you describe what will be made. In a further half page introduce the artists, and what they will be paid. We ask every applicant for up to 300 words about access, by which we mean price and language. Then explain in about 250 words how neighbors have been involved so far, and who your partners are. Half a page should tell us what will be different afterwards. Finish with a budget note of not more than 200 words that explains the largest costs.';

describe('parts told in running text', () => {
  it('have each the name and the length that its sentence gives', () => {
    expect(parts(`# Arts Fund\n${letter}`)).toEqual([
      ['Summary', { words: 150 }],
      ['Your group', { pages: 1 }],
      ['Account of the work', { pages: 2 }],
      ['Artists', { pages: 0.5 }],
      ['Access', { words: 300 }],
      ['How neighbors have been involved so far', { words: 250 }],
      ['What will be different afterwards', { pages: 0.5 }],
      ['Budget note', { words: 200 }],
    ]);
  });

  it('are told in other turns of speech, over several paragraphs', () => {
    expect(
      parts(
        '# River Trust\nOpen with a statement of need of at most 300 words.\nThen give us a work plan, no longer than two pages.\nIn up to 200 words, describe who will be better off and how you will know.\nThe sustainability plan may be up to one page.\nClose with 100 words on what happens next.',
      ),
    ).toEqual([
      ['Statement of need', { words: 300 }],
      ['Work plan', { pages: 2 }],
      ['Who will be better off', { words: 200 }],
      ['Sustainability plan', { pages: 1 }],
      ['What happens next', { words: 100 }],
    ]);
  });

  it('are told with lengths in plain words', () => {
    expect(
      parts(
        '# Larch Trust\nWrite a letter of at most three pages. Open with a paragraph of no more than 80 words that says what you want to do. Use a page to describe the hall and the people who use it. In 300 words explain why it is needed now. A timetable of half a page comes next. End with a budget of one page, with other sources.',
      ),
    ).toEqual([
      ['What you want to do', { words: 80 }],
      ['Hall and the people who use it', { pages: 1 }],
      ['Why it is needed now', { words: 300 }],
      ['Timetable', { pages: 0.5 }],
      ['Budget', { pages: 1 }],
    ]);
  });

  it('are told as one tells a friend what one would like to hear', () => {
    const family =
      '# Asking the Brandt Sisters Fund\nWhat we look for is a letter of no more than four pages altogether. Start with a paragraph, not longer than 100 words, which says what you are asking for. We would then like to hear, in no more than a page and a half, what exactly you mean to do, and who will do it. In a page or so, describe the need that you have seen. Write 120 words about something that surprised you last year. In another 150 words tell us how you will measure it. End with half a page on the costs: what you need, and who else gives.';
    expect(parts(family)).toEqual([
      ['What you are asking for', { words: 100 }],
      ['What exactly you mean to do', { pages: 1.5 }],
      ['Need that you have seen', { pages: 1 }],
      ['Something that surprised you last year', { words: 120 }],
      ['How you will measure it', { words: 150 }],
      ['Costs', { pages: 0.5 }],
    ]);
    expect(sectionsFromLimitedProse(read(family))[1]?.prompts).toEqual([
      'Tell us what exactly you mean to do, and who will do it.',
    ]);
  });

  it('ask what the sentence asks, in its own words', () => {
    const [, second] = sectionsFromLimitedProse(read(`# Arts Fund\n${letter}`));
    expect(second?.prompts).toEqual([
      'Tell us about your group, its history and the people who come.',
    ]);
  });

  it('are the only ones that such a paragraph has', () => {
    const names = findSections(read(`# Arts Fund\nApply by May 3, 2027.\n${letter}`)).map(
      ({ name }) => name,
    );
    expect(names).toHaveLength(8);
    expect(names.some((name) => /^(?:Who|What they)/.test(name))).toBe(false);
  });

  it.each([
    '# Fund\nThe proposal may be up to three pages. It should be in 12 point type. A budget of one page comes with it.',
    '# Fund\nThe letter must be no longer than two pages. Applications of more than ten pages are returned. Send one page by mail.',
    '# Fund\nOur newsletter has four pages. The report is limited to 10 pages. The award letter is one page.',
  ])('are not: %s', (text) => {
    expect(parts(text)).toEqual([]);
  });
});
