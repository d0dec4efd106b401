import type { Analysis } from '@grantwright/shared/contract';
import { expect, it, vi } from 'vitest';
import { paragraph, createExtractedText } from '../../test/extracted-texts.ts';
import { withOfferedFields } from './with-offered-fields.ts';

const details = {
  provider: 'openai' as const,
  isCall: true,
  requirements: [],
  sections: [],
  questions: [],
  notes: [],
};
const createAnalysis = (
  overrides: Partial<Analysis['details']> = {},
  grantProgram = '',
): Analysis => ({
  requirements: [],
  sections: [],
  grantProgram,
  details: { ...details, ...overrides },
});
const deadline = { date: '2027-03-05', quote: 'Applications are due on March 5, 2027.' };
const found = createAnalysis(
  { provider: 'built-in', funder: 'Reed Trust', deadline },
  'Reed Grants',
);
const input = {
  extractedText: createExtractedText(
    paragraph('The Reed Trust invites applications for the Reed Grants.'),
    paragraph('Write to the Reed Trust.'),
  ),
  today: '2026-11-21',
  userId: 'a user',
  signal: new AbortController().signal,
};

it('offers fields found only by the built-in analyst', async () => {
  const builtIn = { analyze: async () => found };
  expect(await withOfferedFields(builtIn, input, createAnalysis())).toMatchObject({
    grantProgram: 'Reed Grants',
    details: { funder: 'Reed Trust', deadline, offered: ['grantProgram', 'funder', 'deadline'] },
  });
  const partial = createAnalysis({ funder: 'Reed Foundation' }, 'Reed Fund');
  expect(await withOfferedFields(builtIn, input, partial)).toEqual({
    ...partial,
    details: { ...partial.details, deadline, offered: ['deadline'] },
  });
});

it('offers the program if the model mistakes the funder for it', async () => {
  const builtIn = { analyze: async () => found };
  const { grantProgram, details: own } = await withOfferedFields(
    builtIn,
    input,
    createAnalysis({ funder: 'Reed Trust', deadline }, 'Reed Trust'),
  );
  expect(grantProgram).toBe('Reed Grants');
  expect(own.offered).toEqual(['grantProgram']);
});

it.each([
  ['the program', 'Reed Grants'],
  ['a part of the program’s name', 'Reed'],
  ['text with markup', '**Reed Trust**'],
  ['a name on one line of a form', 'Reed Company'],
])('does not offer %s as the funder', async (_, funder) => {
  const builtIn = { analyze: async () => createAnalysis({ funder }, 'Reed Grants') };
  const extractedText = createExtractedText(
    paragraph('Reed Grants for 2027. **Reed Trust**'),
    paragraph('**Reed Trust** Name: Reed Company'),
  );
  const named = createAnalysis({ deadline }, 'Reed Grants');
  const only = {
    ...input,
    extractedText:
      funder === 'Reed' ? createExtractedText(paragraph('Reed Grants')) : extractedText,
  };
  expect(await withOfferedFields(builtIn, only, named)).toBe(named);
});

it.each(['standing', 'rolling', 'recurring'] as const)(
  'offers no deadline for %s guidelines',
  async (status) => {
    const builtIn = { analyze: async () => found };
    const named = createAnalysis({ status, funder: 'Reed Trust' }, 'Reed Fund');
    expect(await withOfferedFields(builtIn, input, named)).toBe(named);
  },
);

it('offers no deadline for a call with other due dates', async () => {
  const rolling = createAnalysis({
    funder: 'Reed Trust',
    steps: [{ kind: 'application', words: 'rolling basis' }],
  });
  const builtIn = { analyze: async () => found };
  const { details: details } = await withOfferedFields(builtIn, input, rolling);
  expect(details.offered).toEqual(['grantProgram']);
  expect(details.deadline).toBeUndefined();
});

it.each([
  ['complete', createAnalysis({ funder: 'Reed Trust', deadline }, 'Reed Fund')],
  ['of a document that is not a call', createAnalysis({ isCall: false })],
  ['of the built-in analyst', createAnalysis({ provider: 'built-in' })],
])('does not analyze the guidelines again if the analysis is %s', async (_, analysis) => {
  const analyze = vi.fn(async () => found);
  expect(await withOfferedFields({ analyze }, input, analysis)).toBe(analysis);
  expect(analyze).not.toHaveBeenCalled();
});

it('keeps the analysis if the built-in analyst fails', async () => {
  const builtIn = { analyze: () => Promise.reject(new Error('out of memory')) };
  const analysis = createAnalysis();
  expect(await withOfferedFields(builtIn, input, analysis)).toBe(analysis);
});

it('stops when the user cancels', async () => {
  const controller = new AbortController();
  const builtIn = {
    analyze: () => {
      controller.abort(new Error('canceled'));
      return Promise.reject(new Error('ended'));
    },
  };
  const work = withOfferedFields(
    builtIn,
    { ...input, signal: controller.signal },
    createAnalysis(),
  );
  await expect(work).rejects.toThrow('canceled');
});
