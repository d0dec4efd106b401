import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract as extractFields, loadExtractionModel } from '@grantwright/analyst';
import { analyze as analyzeText, loadModel } from '@grantwright/analyst';
import { extractDocument } from '@grantwright/documents';
import { addCallFile } from '@grantwright/shared/call-files';
import type { CallFile } from '@grantwright/shared/contract';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'fixtures/cases');
const read = async (name: string) =>
  extractDocument(await readFile(join(folder, `${name}.docx`)), 'docx');
const model = await loadModel();
const analyze = async (name: string, today = '2026-11-28') =>
  analyzeText({ extractedText: await read(name), today }, model);
const extract = async (name: string) =>
  extractFields([{ name, reading: await read(name) }], await loadExtractionModel());

describe('facts extracted from real Word files', () => {
  it('assign each limit to its question', async () => {
    const { details } = await analyze('d01-limits-call');
    expect(details.isCall).toBe(true);
    const limits = details.sections.flatMap(({ name, limit }) => (limit ? [[name, limit]] : []));
    expect(limits).toEqual([
      [expect.stringMatching(/organization/i), { characters: 1000 }],
      [expect.stringMatching(/need/i), { words: 250 }],
      [expect.stringMatching(/budget narrative/i), { pages: 2 }],
      [expect.stringMatching(/one-sentence summary/i), { characters: 140 }],
    ]);
    const optional = details.sections.filter(({ required }) => !required);
    expect(optional.map(({ name }) => name)).toEqual(['Demographics']);
  });

  it("include the full application's deadline with its ambiguities, not the previous cycle's", async () => {
    const { details } = await analyze('d02-deadlines');
    expect(details.deadline).toMatchObject({ date: '2027-03-04', timeZone: 'PDT' });
    expect(details.notes.slice(0, 2)).toEqual([
      'The deadline says “11:59:59 PDT” without a.m. or p.m. Plan for the morning and ask the funder.',
      'The deadline names PDT, but on March 4, 2027 standard time is in effect: the time may be an hour earlier or later. Ask the funder.',
    ]);
    expect(details.requirements).toContainEqual(
      expect.objectContaining({
        text: expect.stringMatching(/letter of intent.*february 12, 2027/i) as string,
        mandatory: false,
      }),
    );
  });

  it('include the rule on AI-written text as a requirement', async () => {
    const { details } = await analyze('d05-aipolicy');
    const quotes = details.requirements.map(({ quote }) => quote ?? '').join('\n');
    expect(quotes).toContain('declare any use of generative AI tools in Box 12');
    expect(quotes).toContain('substantially developed by AI will not be considered');
  });

  it('include the ceiling and range of one award, not the number of awards', async () => {
    const { requirements } = await analyze('m4-upto-awards');
    const requirementText = requirements.join('\n');
    expect(requirementText).toContain('$15,000');
    expect(requirementText).toMatch(/\$10,000 - \$75,000/);
    expect(requirementText).not.toContain('expects to make');
  });

  it('include a year inferred from the weekday', async () => {
    expect((await analyze('m6-mon-noyear', '2026-08-01')).details.deadline?.date).toBe(
      '2026-09-28',
    );
  });

  it('include a deadline from a row that begins with the day', async () => {
    const { details } = await analyze('n2-time');
    expect(details.deadline).toMatchObject({ date: '2027-04-18', timeZone: 'PDT' });
    expect(details.notes[0]).toContain('without a.m. or p.m.');
  });

  it('include no house number as the founding year and no empty checkbox as the type', async () => {
    expect((await extract('o1-founded')).foundedYear).toBeUndefined();
    expect((await extract('o5-unticked')).organizationType).toBe('nonprofit');
  });
});

describe('the facts of a notice and its amendment', () => {
  const files: CallFile[] = [
    { name: 'd03-notice-v1.docx', kind: 'notice' },
    { name: 'd03-notice-amendment1.docx', kind: 'amendment' },
  ];

  it.each([
    ['the notice first', files],
    ['the amendment first', files.toReversed()],
  ])('name their file and list both changes, with %s', async (_order, [first, second]) => {
    if (!first || !second) throw new Error('two files');
    const analyzeFile = ({ name }: CallFile) => analyze(name.replace('.docx', ''));
    const { analysis } = addCallFile({
      ...{ current: await analyzeFile(first), added: await analyzeFile(second) },
      ...{ currentFile: first, addedFile: second },
    });
    const { details } = analysis;
    expect(details.files).toEqual(files);
    expect(details.deadline).toMatchObject({ date: '2027-09-24', file: 1 });
    expect(details.award?.ceiling).toMatchObject({ amount: 5_000, file: 0 });
    expect(details.budgetRules?.match).toBeUndefined();
    expect(details.requirements.map(({ file }) => file)).toEqual([0, 1, 1]);
    expect(details.changes?.map(({ about, before }) => [about, before?.text])).toEqual([
      ['Deadline', 'September 10, 2027'],
      ['Matching funds', '100%'],
    ]);
    expect(analysis.requirements.join(' ')).not.toContain('September 10');
  });
});
