import { describe, expect, it } from 'vitest';
import {
  allowOnlyFakeModels,
  analyzeInput,
  fakeModel,
  json,
  nothing,
  providerAgainst,
} from './openai-under-test.ts';
import { guidelines, paragraph, createExtractedText } from './extracted-texts.ts';

allowOnlyFakeModels();

describe('a long document', () => {
  const longText = Array.from({ length: 100 }, (_, n) =>
    paragraph(`Applicants must describe item ${n} of their plan and what it costs in a year.`),
  );

  it('is sent in concurrent chunks and merged in document order', async () => {
    const provider = await providerAgainst(
      ({ data }) => {
        const part = data.slice(data.indexOf('<<<guidelines'));
        return json({
          ...nothing,
          requirements: guidelines.blocks
            .flatMap((block) => ('text' in block && part.includes(block.text) ? [block.text] : []))
            .map((text) => ({ text, kind: 'content', mandatory: true, quote: text })),
        });
      },
      { chunkChars: 300 },
    );
    const analysis = await provider.analyze(analyzeInput());
    expect(fakeModel()?.requests.length).toBeGreaterThan(2);
    const order = guidelines.blocks.flatMap((block) => ('text' in block ? [block.text] : []));
    expect(analysis.requirements).toEqual(order);
  });

  it('is analyzed with its outline and the findings of its first chunk', async () => {
    const provider = await providerAgainst(
      ({ data }) =>
        json({
          ...nothing,
          ...(data.includes('invites applications') && {
            grantProgram: 'Riverbend Neighborhood Fund',
            funder: 'Quimby Trust',
          }),
        }),
      { chunkChars: 300, concurrency: 4 },
    );
    await provider.analyze(analyzeInput());
    const [first, ...others] = fakeModel()?.requests.map(({ data }) => data) ?? [];
    expect(first).toMatch(/<<<outline[^>]*>>>\n.*Call for Applications 2027\n {2}Eligibility\n/);
    expect(first).not.toContain('<<<found');
    expect(others.length).toBeGreaterThan(1);
    for (const data of others) {
      expect(data).toContain('Program: Riverbend Neighborhood Fund');
      expect(data).not.toContain('Quimby');
    }
  });

  it('is analyzed even if one part has no usable response, and a note names that part', async () => {
    const provider = await providerAgainst(
      ({ data }) =>
        data.slice(data.indexOf('<<<guidelines')).includes('Eligibility')
          ? { text: 'I cannot help with that.' }
          : json({ ...nothing, funder: 'Riverbend Community Foundation' }),
      { chunkChars: 300 },
    );
    const { details } = await provider.analyze(analyzeInput());
    expect(details).toMatchObject({ funder: 'Riverbend Community Foundation', isIncomplete: true });
    expect(details.notes.join('\n')).toMatch(/Read it yourself; it starts with “Riverbend/);
  });

  it('is halved until the model accepts it', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.length > 400
        ? { status: 400, code: 'context_length_exceeded' }
        : json({
            ...nothing,
            funder: data.includes('Foundation') ? 'Riverbend Community Foundation' : null,
          }),
    );
    const analysis = await provider.analyze(analyzeInput());
    expect(analysis.details.funder).toBe('Riverbend Community Foundation');
  });

  it('is halved if the response exceeds the token limit', async () => {
    const provider = await providerAgainst(({ data }) =>
      data.length > 6_000 ? { text: '{"isCall": tr', finish: 'length' } : json(nothing),
    );
    const extractedText = createExtractedText(...longText);
    await expect(provider.analyze({ ...analyzeInput(), extractedText })).resolves.toMatchObject({
      requirements: [],
    });
  });

  it('is not split again and again for a model that never ends its response', async () => {
    const provider = await providerAgainst(() => ({ text: '{"isCall": tr', finish: 'length' }));
    const extractedText = createExtractedText(...longText);
    await expect(provider.analyze({ ...analyzeInput(), extractedText })).rejects.toMatchObject({
      code: 'unusable-response',
      detail:
        'The AI service returned a response we can’t use. Try again, or use the built-in analyst.',
    });
    expect(fakeModel()?.requests.length).toBeLessThan(5);
  });
});
