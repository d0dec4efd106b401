import { expect, it } from 'vitest';
import { shortMentions } from './short-mentions.ts';

it('knows whom a paper calls by the last word of the name', () => {
  const isMeant = shortMentions(
    'The Society welcomes applications. Members of the Society may apply. The Beetle Society and the Elm Trust help.',
  );
  expect(isMeant('Beetle Society')).toBe(true);
  expect(isMeant('Elm Trust')).toBe(false);
  expect(shortMentions('The Trust gives once.')('Elm Trust')).toBe(false);
});
