import { expect, it } from 'vitest';
import { isAiRule } from './ai-rule.ts';

it.each([
  'Declare any use of generative AI tools in Box 12 and name the tool',
  'Applications substantially developed by AI will not be considered',
  'We do not accept proposals that were written with ChatGPT.',
  'Disclose any use of AI',
  'Please do not use artificial intelligence to write your answers.',
  'AI-generated text leads to rejection',
  'AI assistance is permitted for spelling and grammar only.',
  'The use of A.I. in your application must be acknowledged.',
  'Applicants may not rely on large language models.',
])('recognizes a rule about AI-generated text: %s', (text) => {
  expect(isAiRule(text)).toBe(true);
});

it.each([
  'Projects may use AI to monitor reefs.',
  'Grants support research on artificial intelligence and health.',
  'AI applications in farming are eligible.',
  'Attach a letter of aid from the mayor',
  'The application must be written in English.',
])('does not mistake another sentence for a rule: %s', (text) => {
  expect(isAiRule(text)).toBe(false);
});
