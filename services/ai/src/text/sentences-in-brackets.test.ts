import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string): string[] => splitSentences(text).map(({ text: said }) => said);

it('what is called out in brackets ends no sentence', () => {
  expect(split('Alder gives 900 (by phone!!) and the school 300. The rest is ours.')).toEqual([
    'Alder gives 900 (by phone!!) and the school 300.',
    'The rest is ours.',
  ]);
});

it('a bracket that closes a sentence does', () => {
  expect(split('It is paid (at last!) The rest is ours.')).toHaveLength(2);
});
