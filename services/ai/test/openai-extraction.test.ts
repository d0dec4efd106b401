import { expect, it } from 'vitest';
import { emptyExtraction } from './empty-extraction.ts';
import { analyzeInput, allowOnlyFakeModels, json, providerAgainst } from './openai-under-test.ts';
import { annualReport, paragraph, createExtractedText } from './extracted-texts.ts';

allowOnlyFakeModels();

const documents = [
  { name: 'Notes', reading: createExtractedText(paragraph('Something unreadable.')) },
  { name: 'Annual report', reading: annualReport },
];

it('names the document without a usable response, and keeps the fields of the others', async () => {
  const provider = await providerAgainst(({ data }) =>
    data.includes('unreadable')
      ? { text: 'I cannot help with that.' }
      : json({
          ...emptyExtraction,
          taxIdNumber: { value: '31-1234567', quote: 'EIN: 31-1234567' },
        }),
  );
  const extraction = await provider.extract({ ...analyzeInput(), documents });
  expect(extraction.taxIdNumber).toBe('31-1234567');
  expect(extraction.notes).toEqual([
    'Notes: the AI service couldn’t read this document. Try the built-in analyst.',
  ]);
});

it('fails if no document has a usable response', async () => {
  const provider = await providerAgainst(() => ({ text: 'I cannot help with that.' }));
  await expect(provider.extract({ ...analyzeInput(), documents })).rejects.toMatchObject({
    code: 'unusable-response',
  });
});
