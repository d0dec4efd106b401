import { documentToText } from '@grantwright/shared/richtext';
import { beforeAll, expect, it } from 'vitest';
import { draftMaterial } from '../testing/draft-material.ts';
import { answerQuestion } from './answer-question.ts';
import { loadDraftModel } from './load-draft-model.ts';
import type { DraftModel } from './relevance.ts';

let model: DraftModel;
beforeAll(async () => {
  model = await loadDraftModel();
});

const answered = async (question: string, over = {}) =>
  documentToText(await answerQuestion({ ...draftMaterial([], over), question }, model));

it('answers with a statement from the sources, word for word', async () => {
  const answer = 'A survey of all households every spring.';
  const question = 'How will you measure success?';
  expect(await answered(question, { answers: [{ question, answer }] })).toContain(answer);
});

it('answers with a known fact from the profile', async () => {
  expect(await answered('What is your EIN?')).toBe('31-1234567');
});

it('returns nothing if no source answers the question', async () => {
  expect(
    await answered('Which tax rules apply to the sale of the building?', {
      organizationInfo: { name: 'Food Bank' },
    }),
  ).toBe('');
});
