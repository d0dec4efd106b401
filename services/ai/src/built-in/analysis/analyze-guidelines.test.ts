import {
  analysisSchema,
  fallbackRequirement,
  type Analysis,
  type Reading,
} from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';
import { comparable, wordOverlap } from '@grantwright/analyst';
import { analyzeGuidelines } from './analyze-guidelines.ts';
import { calls, noCalls } from './fixtures/index.ts';
import { readingOf } from './fixtures/reading-of.ts';

const today = '2026-09-01';
const said = (analysis: Omit<Analysis, 'savedDocumentId'>): string[] => [
  ...analysis.details.requirements.map(({ text, quote }) => `${text} « ${quote ?? ''}`),
  ...analysis.details.sections.map(
    ({ name, description, limit, prompts }) =>
      `${name} ${description} ${prompts.join(' ')} ${JSON.stringify(limit ?? {})}`,
  ),
];

const literals = (reading: Reading): { text: string; page?: number }[] =>
  reading.blocks.flatMap((block) =>
    block.type === 'table'
      ? block.rows.flat().map((text) => ({ text, page: block.page }))
      : [{ text: block.text, page: block.page }],
  );

/** Shares of what was to be found, over all fixtures, below which the rules have become worse. */
const floors = { recall: 0.94, sections: 0.85 };

describe.each(calls)('$name', (fixture) => {
  const analysis = analyzeGuidelines({ reading: fixture.reading, today });
  const lines = said(analysis);

  it('is a call, and fits the contract', () => {
    expect(analysis.details.isCall).toBe(true);
    expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
    expect(analysis.requirements).toEqual(analysis.details.requirements.map(({ text }) => text));
  });

  it('finds the facts', () => {
    const missed = fixture.facts.filter(
      ({ words }) => !lines.some((line) => words.every((word) => word.test(line))),
    );
    expect(
      1 - missed.length / fixture.facts.length,
      `missed: ${missed.map(({ fact }) => fact).join(', ')}`,
    ).toBeGreaterThanOrEqual(floors.recall);
  });

  it('finds the sections', () => {
    const names = analysis.details.sections.map(({ name }) => name);
    const found = fixture.sections.filter((section) =>
      names.some(
        (name) => comparable(name) === comparable(section) || wordOverlap(name, section) >= 0.8,
      ),
    );
    expect(found.length, `found: ${names.join(' | ')}`).toBeGreaterThanOrEqual(
      fixture.sections.length * floors.sections,
    );
    expect(names.length).toBeLessThanOrEqual(fixture.sections.length + 4);
  });

  it('names the program and the funder', () => {
    if (fixture.programme) expect(analysis.grantProgram).toMatch(fixture.programme);
    if (fixture.funder) expect(analysis.details.funder ?? '').toMatch(fixture.funder);
    expect(analysis.details.deadline?.date).toBe(
      fixture.deadline ?? analysis.details.deadline?.date,
    );
  });

  it('invents nothing', () => {
    for (const line of analysis.requirements)
      for (const invention of fixture.inventions) expect(line).not.toMatch(invention);
  });

  it('quotes literally, with the right page', () => {
    const places = literals(fixture.reading);
    const quoted = [...analysis.details.requirements, ...analysis.details.sections].filter(
      ({ quote }) => quote !== undefined,
    );
    expect(quoted.length).toBeGreaterThan(5);
    for (const { quote = '', page } of quoted) {
      const holders = places.filter(({ text }) => text.includes(quote));
      expect(
        holders.map((place) => place.page),
        quote,
      ).toContain(page);
    }
  });

  it('says things once, in whole sentences, and not too many', () => {
    const { requirements } = analysis;
    expect(new Set(requirements.map(comparable)).size).toBe(requirements.length);
    expect(requirements.length).toBeLessThanOrEqual(40);
    for (const line of requirements) {
      expect(line.length).toBeLessThanOrEqual(640);
      expect(line).toMatch(/^[\p{Lu}\d"$€£]/u);
      expect(line).not.toMatch(/[:,;]$|^(?:it|they|these|this) |\b(?:and|or|the|of)$/i);
    }
  });

  it('asks at most ten questions, each for a section that exists', () => {
    const { questions, sections } = analysis.details;
    expect(questions.length).toBeLessThanOrEqual(10);
    const names = sections.map(({ name }) => name);
    for (const question of questions)
      for (const section of question.sections) expect(names).toContain(section);
  });
});

describe.each(noCalls)('$name', (fixture) => {
  it('is recognised as no call, with nothing made up', () => {
    const analysis = analyzeGuidelines({ reading: fixture.reading, today });
    expect(analysis.details.isCall).toBe(false);
    expect(analysis.requirements).toEqual([fallbackRequirement]);
    expect(analysis.details.requirements).toEqual([]);
    expect(analysis.details.notes[0]).toMatch(/does not look like an open call/);
    expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
  });
});

describe('what is no call', () => {
  it.each([
    ['# Minutes\nThe club met in May. Tea was served.', /applications\. Nothing was made up/],
    ['# By-laws of the Club\nOfficers are elected each year.', /It seems to be by-laws/],
  ])('is called by a better name, or by none: %s', (text, note) => {
    const reading = readingOf('html', '', text);
    expect(analyzeGuidelines({ reading, today }).details.notes[0]).toMatch(note);
  });
});

describe('an empty reading', () => {
  it('gives an empty analysis instead of failing', () => {
    const analysis = analyzeGuidelines({
      reading: { source: 'docx', blocks: [], notes: [] },
      today,
    });
    expect(analysis.details.isCall).toBe(false);
  });
});
