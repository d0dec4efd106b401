import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

it('a question in brackets ends no sentence', () => {
  const text = 'Each box has a card with two questions (did you find it? what else?). We read all.';
  expect(splitSentences(text).map((each) => each.text)).toEqual([
    'Each box has a card with two questions (did you find it? what else?).',
    'We read all.',
  ]);
});
