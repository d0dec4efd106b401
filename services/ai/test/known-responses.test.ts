import { describe, expect, it } from 'vitest';
import { modelAnalysis, modelRequirement, modelSection, modelStep } from './model-analysis.ts';
import { analyzeInput, allowOnlyFakeModels, draft, providerAgainst } from './openai-under-test.ts';
import { guidelines, paragraph, createExtractedText } from './extracted-texts.ts';

allowOnlyFakeModels();

const due = 'Applications are due by 5:00 p.m. Eastern Time on March 5, 2027.';
const eligible = 'Applicants must be 501(c)(3) organizations with an office in Marlow County.';
const valid = modelAnalysis({
  grantProgram: 'Riverbend Neighborhood Fund',
  funder: 'Riverbend Community Foundation',
  steps: [
    modelStep(due, {
      words: 'March 5, 2027',
      date: '2027-03-05',
      time: '17:00',
      timeZone: 'Eastern Time',
    }),
  ],
  requirements: [modelRequirement(eligible, { kind: 'eligibility' })],
  sections: [modelSection('Statement of Need', { words: 500 })],
});

const analyze = async (response: unknown, extractedText = guidelines) => {
  const text = typeof response === 'string' ? response : JSON.stringify(response);
  const provider = await providerAgainst(() => ({ text }));
  return provider.analyze({ ...analyzeInput(), extractedText });
};

describe('an analysis by a strong model', () => {
  const json = JSON.stringify(valid);
  it.each([
    ['fences it', `\`\`\`json\n${JSON.stringify(valid, null, 2)}\n\`\`\``],
    ['introduces it', `Here is the analysis of the call {Riverbend}:\n\n${json}\n\nShall I go on?`],
    ['reasons first', `<think>The deadline: {"date": "2026-03-05"}?</think>\n${json}`],
    ['omits what is null', JSON.stringify(valid, (_, value: unknown) => value ?? undefined)],
    ['writes null for empty lists', json.replaceAll('[]', 'null')],
    ['writes numbers in quotes', json.replace('"words":500', '"words":"500"')],
    ['adds fields', json.replace('{', '{"confidence":0.97,"language":"en",')],
  ])('is the same if the response %s', async (_, text) => {
    const { details, ...analysis } = await analyze(text);
    expect(analysis.grantProgram).toBe('Riverbend Neighborhood Fund');
    expect(details.deadline).toMatchObject({ date: '2027-03-05', time: '17:00' });
    expect(details.requirements.map(({ text: line }) => line)).toContain(eligible);
    expect(details.sections).toMatchObject([{ name: 'Statement of Need', limit: { words: 500 } }]);
  });

  it('does not confuse the program and the funder', async () => {
    const { grantProgram, funder } = valid;
    const { details, ...swapped } = await analyze({
      ...valid,
      grantProgram: funder,
      funder: grantProgram,
    });
    expect(swapped.grantProgram).not.toBe('Riverbend Community Foundation');
    expect(details.funder).not.toBe('Riverbend Neighborhood Fund');
  });

  it('does not use the date for letters of intent as its deadline', async () => {
    const intent = 'Letters of intent are due on January 15, 2027.';
    const { details } = await analyze(
      modelAnalysis({
        steps: [
          modelStep(intent, { words: 'January 15, 2027', date: '2027-01-15' }),
          modelStep('Full proposals are due on March 5, 2027.', {
            words: 'March 5, 2027',
            date: '2027-03-05',
          }),
        ],
      }),
      createExtractedText(paragraph(intent), paragraph('Full proposals are due on March 5, 2027.')),
    );
    expect(details.deadline?.date).toBe('2027-03-05');
  });

  it('quotes the document if its statements are in another language', async () => {
    const { details } = await analyze({
      ...valid,
      requirements: [
        modelRequirement(eligible, {
          kind: 'eligibility',
          text: 'Solo pueden participar organizaciones 501(c)(3) con oficina en el condado de Marlow.',
        }),
        modelRequirement('Las solicitudes vencen el 5 de marzo de 2027.'),
      ],
    });
    expect(details.requirements.map(({ quote }) => quote)).not.toContain(
      'Las solicitudes vencen el 5 de marzo de 2027.',
    );
    expect(details.requirements.some(({ quote }) => quote === eligible)).toBe(true);
  });
});

describe('a draft by a strong model', () => {
  it.each([
    "I'm sorry, but I can't help with writing this application.",
    'I cannot assist with that request.',
  ])('is never a refusal: %s', async (text) => {
    const provider = await providerAgainst(() => ({ text }));
    await expect(draft(provider)).rejects.toMatchObject({ code: 'unusable-response' });
  });

  it('never contains reasoning', async () => {
    const provider = await providerAgainst(() => ({
      text: '<think>They want $90,000.</think>\nWe see the need daily.',
    }));
    expect(JSON.stringify(await draft(provider))).not.toContain('90,000');
  });
});
