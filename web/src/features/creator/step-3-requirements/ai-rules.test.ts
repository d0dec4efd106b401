import { expect, it } from 'vitest';
import { someDetails } from '../testing/builders.ts';
import { aiRules } from './ai-rules.ts';

const text = 'Disclose any use of AI';
const requirements = [{ text, kind: 'content', mandatory: true } as const];
const texts = (details: Parameters<typeof someDetails>[0]) =>
  aiRules(someDetails(details)).map((rule) => rule.text);

it('are those that the analysis lists', () => {
  expect(texts({ requirements, aiPolicy: [{ text: 'Name the tool' }] })).toEqual(['Name the tool']);
});

it('are among the requirements of an analysis stored without them', () => {
  expect(texts({ requirements })).toEqual([text]);
});
