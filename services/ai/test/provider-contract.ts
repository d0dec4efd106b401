import { analysisSchema, extractionSchema } from '@grantwright/shared/contract';
import type { Progress, ExtractedText } from '@grantwright/shared/contract';
import { documentToText, documentToHtml, htmlToDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { checkClaims } from '@grantwright/analyst';
import type { AiProvider, DraftedSection } from '../src/providers/provider.ts';
import {
  annualReport,
  draftInput,
  guidelines,
  policy,
  createExtractedText,
  paragraph,
} from './extracted-texts.ts';

const words = (extractedText: ExtractedText) =>
  extractedText.blocks
    .map((block) => (block.type === 'table' ? block.rows.flat().join(' ') : block.text))
    .join(' ')
    .replace(/\s+/g, ' ');

type Provider = () => AiProvider;

/** Defines the tests that every provider must pass. `provider` is called in each test. */
export function providerContract(name: string, provider: Provider): void {
  describe(`${name}: analysis`, () => testAnalysis(provider));
  describe(`${name}: extraction`, () => testExtraction(provider));
  describe(`${name}: drafting`, () => testDrafting(provider));
  describe(`${name}: cancellation`, () => testCancellation(provider));

  it(`${name} never reports more progress than the total`, async () => {
    const reports: Progress[] = [];
    await provider().analyze({
      extractedText: guidelines,
      ...live((progress) => reports.push(progress)),
    });
    for (const { done, total } of reports) expect(done).toBeLessThanOrEqual(total);
  });
}

const live = (onProgress: (progress: Progress) => void = () => undefined) => ({
  userId: 'a user',
  signal: new AbortController().signal,
  onProgress,
  today: '2026-11-21',
});

async function draftWith(provider: AiProvider, overrides: Parameters<typeof draftInput>[0] = {}) {
  const reported: DraftedSection[] = [];
  const sections = await provider.draft({
    ...draftInput(overrides),
    onSection: (section) => reported.push(section),
  });
  return { sections, reported };
}

function testAnalysis(provider: Provider) {
  it('returns literal quotes with their pages, as the contract requires', async () => {
    const analysis = await provider().analyze({ extractedText: guidelines, ...live() });
    expect(analysisSchema.parse(analysis)).toEqual(analysis);
    const { requirements, sections, deadline } = analysis.details;
    expect(requirements.length).toBeGreaterThan(2);
    expect(analysis.requirements).toEqual(requirements.map(({ text }) => text));
    expect(analysis.sections.map((section) => section.name)).toEqual(
      sections.map((each) => each.name),
    );
    for (const { quote, page } of [...requirements, ...sections, ...(deadline ? [deadline] : [])]) {
      if (quote === undefined) continue;
      const onPage = guidelines.blocks.filter((block) => !page || block.page === page);
      expect(words({ ...guidelines, blocks: onPage })).toContain(quote.replace(/\s+/g, ' '));
    }
  });

  it('returns the program, deadline, sections and limits', async () => {
    const { grantProgram, details } = await provider().analyze({
      extractedText: guidelines,
      ...live(),
    });
    expect(details.provider).toBe(provider().name);
    expect(details.isCall).toBe(true);
    expect(grantProgram).toContain('Riverbend Neighborhood Fund');
    expect(details.deadline).toMatchObject({ date: '2027-03-05', time: '17:00', page: 2 });
    const need = details.sections.find((section) => section.name.includes('Statement of Need'));
    expect(need?.limit).toMatchObject({ words: 500 });
  });

  it('returns no requirements for a document that is not a call', async () => {
    const { details } = await provider().analyze({ extractedText: policy, ...live() });
    expect(details).toMatchObject({ isCall: false, requirements: [], sections: [] });
    expect(details.notes.length).toBeGreaterThan(0);
    expect(details.deadline).toBeUndefined();
  });
}

function testExtraction(provider: Provider) {
  const extract = (extractedText: ExtractedText) =>
    provider().extract({ documents: [{ name: 'report.pdf', reading: extractedText }], ...live() });

  it('returns fields with literal quotes', async () => {
    const extraction = await extract(annualReport);
    expect(extractionSchema.parse(extraction)).toEqual(extraction);
    expect(extraction).toMatchObject({ taxIdNumber: '31-1234567', foundedYear: 1998 });
    expect(extraction.name).toBe('Harbor Street Food Bank');
    for (const { quote } of Object.values(extraction.sources ?? {}))
      if (quote) expect(words(annualReport)).toContain(quote.replace(/\s+/g, ' '));
  });

  it('returns no fields from a document that is not about an organization', async () => {
    const extraction = await extract(
      createExtractedText(paragraph('The weather was fine for most of the week.')),
    );
    const { sources: _, contactInfo, ...fields } = extraction;
    expect(Object.values({ ...fields, ...contactInfo }).filter(Boolean)).toEqual([]);
  });
}

function testDrafting(provider: Provider) {
  it('returns every section exactly once, in order', async () => {
    const { sections, reported } = await draftWith(provider());
    const names = ['Statement of Need', 'Project Plan'];
    expect(sections.map((section) => section.name)).toEqual(names);
    expect(reported.map((section) => section.name).sort()).toEqual([...names].sort());
    for (const { blocks } of sections) {
      expect(documentToText(blocks).trim()).not.toBe('');
      const html = documentToHtml(blocks);
      expect(documentToHtml(htmlToDocument(html))).toBe(html);
    }
  });

  it('makes only supported claims', async () => {
    const input = draftInput();
    const { sections } = await draftWith(provider());
    const { claims } = checkClaims({ content: sections, sources: input, today: input.today });
    expect(claims.filter(({ source }) => source.type === 'unsupported')).toEqual([]);
  });

  it('marks a gap where a fact is missing', async () => {
    const { sections } = await draftWith(provider(), {
      organizationInfo: { name: 'Harbor Street Food Bank' },
    });
    for (const { blocks } of sections) expect(documentToText(blocks)).toContain('[NEEDS INPUT: ');
  });

  it('stays within the word limit of a section', async () => {
    const achievements = 'We served 12,400 households through 14 partner pantries. '.repeat(40);
    const name = 'Statement of Need';
    const { sections } = await draftWith(provider(), {
      sections: [{ name, description: 'Describe the need.' }],
      organizationInfo: { name: 'Harbor Street Food Bank', achievements },
      details: {
        provider: 'built-in',
        isCall: true,
        requirements: [],
        sections: [
          {
            name,
            description: 'Describe the need.',
            required: true,
            prompts: [],
            limit: { words: 60 },
          },
        ],
        questions: [],
        notes: [],
      },
    });
    const count = documentToText(sections[0]?.blocks ?? [])
      .split(/\s+/)
      .filter(Boolean).length;
    expect(count).toBeLessThanOrEqual(60);
  });
}

function testCancellation(provider: Provider) {
  const aborted = () => AbortSignal.abort(new Error('canceled'));

  it('rejects a request that was canceled before it starts', async () => {
    const stopped = { userId: 'a user', signal: aborted(), onProgress: () => undefined };
    await expect(
      provider().analyze({ extractedText: guidelines, today: '2026-11-21', ...stopped }),
    ).rejects.toThrow();
    await expect(
      provider().extract({ documents: [{ name: 'a.pdf', reading: annualReport }], ...stopped }),
    ).rejects.toThrow();
    await expect(draftWith(provider(), { signal: aborted() })).rejects.toThrow();
  });
}
