import { describe, expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { findSections } from './find-sections.ts';
import { sectionsFromCalledParts } from './from-called-parts.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-09-01');
const parts = (text: string) =>
  sectionsFromCalledParts(read(text)).map(({ name, limit }) => [name, limit]);

const letter = `# Writing to the Aldous Trust
Use these five names as headings.
Open with “Our Wish”. In no more than 80 words say what you would like to do and what it costs.
Go on to “Where We Come From”, half a page. When did you begin, and who leads you? We like plain words.
The longest part is “The Work”, up to two pages. Describe the work month by month.
Under “Our Friends” tell us in 120 words who helps you.
Close with “Money”, a page. List each cost.
By March we would like one page from you that tells us what happened.`;

describe('parts that prose calls by their headings', () => {
  it('have these names and the limits of their paragraphs', () => {
    expect(parts(letter)).toEqual([
      ['Our Wish', { words: 80 }],
      ['Where We Come From', { pages: 0.5 }],
      ['The Work', { pages: 2 }],
      ['Our Friends', { words: 120 }],
      ['Money', { pages: 1 }],
    ]);
  });

  it('ask what is asked behind the limit', () => {
    const [first, second, , fourth] = sectionsFromCalledParts(read(letter));
    expect(first?.prompts).toEqual(['Say what you would like to do and what it costs.']);
    expect(second?.told).toEqual(['We like plain words.']);
    expect(fourth?.prompts).toEqual(['Tell us who helps you.']);
  });

  it('are all the parts that there are', () => {
    expect(findSections(read(letter)).map(({ name }) => name)).toEqual(
      parts(letter).map(([name]) => name),
    );
  });

  it.each([
    [
      'in bold, of which the capitals remain',
      '# Street Fund\nUse the headings below.\n- Start with an Overview of no more than 100 words, in which you name the street and the sum.\n- Under About Us, tell the panel in half a page who you are.\n- Because dogs come too, we want a short part on Keeping Things Clean: no more than 90 words on bags and bins.\n- Neighbors in Charge asks, in a third of a page, how neighbors decide.\n- Changes should name two changes and tell us how you will count them. Half a page is enough.\n- Finish with Costs and Gifts, up to one page. Show each cost.',
      [
        ['Overview', { words: 100 }],
        ['About Us', { pages: 0.5 }],
        ['Keeping Things Clean', { words: 90 }],
        ['Neighbors in Charge', undefined],
        ['Changes', { pages: 0.5 }],
        ['Costs and Gifts', { pages: 1 }],
      ],
    ],
    [
      'at the head of each sentence',
      '# Reading Fund\n"Need" should describe in 200 words what is missing.\n"Plan" explains in 300 words what you will do.\n"Outcome" tells us in 100 words what will be different.',
      [
        ['Need', { words: 200 }],
        ['Plan', { words: 300 }],
        ['Outcome', { words: 100 }],
      ],
    ],
    [
      'as parts in an order',
      '# River Fund\nThe first part is called "Who Asks" and may take 150 words. Introduce your group.\nThe second part is called "What For" and may take 400 words. Describe the idea.\nThe last part is called "What Then" and may take 100 words. How will it go on?',
      [
        ['Who Asks', { words: 150 }],
        ['What For', { words: 400 }],
        ['What Then', { words: 100 }],
      ],
    ],
  ])('are called %s', (_, text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each([
    '# Fund\nThe Foundation should hear from you by May.\nThe Committee is made up of nine people.\nApplicants must explain the need.\nGrants should be spent in a year.',
    '# Fund\nIn “Voices” we print what groups tell us.\nUnder “Eligibility” we list who may apply.\nSome call it “Luck”; we do not.',
    '# Fund\nIn May we meet to read.\nIn June, we decide.\nIn July, describe to us how it went, in 100 words.',
    '# Fund\nUnder Oregon Law, charities must register.\nUnder Federal Rules, tell us who checks your books.\nUnder Local Rules, say who signs.',
  ])('are not: %s', (text) => {
    expect(parts(text)).toEqual([]);
  });
});
