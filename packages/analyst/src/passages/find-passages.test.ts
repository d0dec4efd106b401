import type { ExtractedText } from '@grantwright/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDraftModel } from '../drafting/load-draft-model.ts';
import type { DraftModel } from '../drafting/relevance.ts';
import { findPassages, type OwnText } from './find-passages.ts';

let model: DraftModel;
beforeAll(async () => {
  model = await loadDraftModel();
});

const textOf = (title: string, ...lines: string[]): ExtractedText => ({
  source: 'pdf',
  title,
  blocks: lines.map((text, index) => ({ type: 'paragraph', text, page: index + 1 })),
  notes: [],
});

const mission =
  'Our mission is to end hunger in Polk County. We serve low-income families, seniors and veterans.';
const evaluation =
  'We survey all participants before and after the program and report the results every quarter.';
const board =
  'The board of directors has nine members, who are elected by the members for terms of three years.';
const report = textOf('Annual report 2024', mission, evaluation, board);

const found = (question: string, texts: OwnText[] = [{ extractedText: report }], more = {}) =>
  findPassages(
    {
      asked: { name: question, prompts: [] },
      texts,
      organizationName: 'Polk Food Bank',
      otherOrganizations: [],
      today: '2026-11-30',
      ...more,
    },
    model,
  );

describe('findPassages', () => {
  it.each([
    ['What is the mission of your organization, and whom do you serve?', mission, 1],
    ['How will you measure success?', evaluation, 2],
    ['How is your board of directors selected?', board, 3],
  ])('lists the answer to the question first: %s', async (question, text, page) => {
    const [first] = await found(question);
    expect(first).toMatchObject({ text, page, year: 2024, source: 0 });
  });

  it('returns nothing if no document answers the question', async () => {
    expect(await found('Which vehicles does the fleet have, and how old are they?')).toEqual([]);
  });

  it('finds passages in earlier applications, with their headings', async () => {
    const html = `<h2>Evaluation</h2><p>${evaluation}</p><ul><li>Surveys of all participants in spring</li></ul>`;
    const [first] = await found('How will you evaluate the project?', [{ html, year: 2025 }]);
    expect(first).toMatchObject({ text: evaluation, titles: ['Evaluation'], year: 2025 });
  });

  it('drops duplicates and keeps the latest', async () => {
    const earlier = textOf('Annual report 2021', mission);
    const passages = await found('What is your mission?', [
      { extractedText: earlier },
      { extractedText: report },
    ]);
    expect(passages.filter(({ text }) => text === mission)).toMatchObject([{ source: 1 }]);
  });

  it('lists newer figures first', async () => {
    const served = (families: string) =>
      `We served ${families} low-income families in Polk County.`;
    const texts = [
      {
        extractedText: textOf(
          'Annual report 2023',
          `${served('1,038')} They need help, and we serve them.`,
        ),
      },
      {
        extractedText: textOf(
          'Annual report 2025',
          `Rents rose again in many towns. ${served('1,412')}`,
        ),
      },
    ];
    const passages = await found('Whom do you serve, and how many families?', texts);
    expect(passages).toMatchObject([
      { source: 1, newer: [] },
      {
        source: 0,
        newer: [{ figure: '1,038 low-income families', newer: '1,412 low-income families' }],
      },
    ]);
  });

  it('lists saved answers to this question first, then other relevant answers', async () => {
    const answer = (question: string, html: string, year = 2025) => ({ question, html, year });
    const texts = [
      { extractedText: report },
      answer('Our mission', `<p>${mission}</p>`),
      answer('What is your mission?', '<p>To end hunger.</p>'),
      answer('Vehicles', '<p>The fleet has three vans from 2019.</p>'),
    ];
    const passages = await found('What is your mission?', texts);
    expect(passages.slice(0, 2)).toMatchObject([
      { source: 2, text: 'To end hunger.', titles: ['What is your mission?'] },
      { source: 1, text: mission },
    ]);
    const sources = passages.map(({ source, text }) => ({ source, text }));
    expect(sources).not.toContainEqual({ source: 0, text: mission });
    expect(sources.some(({ source }) => source === 3)).toBe(false);
  });

  it('compares the figures of a saved answer with later documents', async () => {
    const served = (families: string) =>
      `We served ${families} low-income families in Polk County.`;
    const texts = [
      { extractedText: textOf('Annual report 2025', `Rents rose again. ${served('1,412')}`) },
      { question: 'Families', html: `<p>${served('1,038')}</p>`, year: 2023 },
    ];
    const passages = await found('Whom do you serve, and how many families?', texts);
    expect(passages).toMatchObject([
      { source: 1, newer: [{ figure: '1,038 low-income families' }] },
      { source: 0, newer: [] },
    ]);
  });

  it('ignores documents that name only another organization of the user', async () => {
    const other = textOf('About', `${mission} Harbor House was founded in 1998 by neighbors.`);
    const ask = (otherOrganizations: string[]) =>
      found('What is your mission?', [{ extractedText: other }], { otherOrganizations });
    expect(await ask(['Harbor House'])).toEqual([]);
    expect(await ask(['Lake Shelter'])).toHaveLength(1);
  });

  it('lists the facts that the claim check would check', async () => {
    const [first] = await found('How is your board of directors selected?');
    expect(first?.facts).toContainEqual({ text: 'nine', kind: 'figure' });
  });
});
