import { expect, it } from 'vitest';
import { strongestRival } from './strongest-rival.ts';

it('hears what else a paper speaks of', () => {
  expect(strongestRival('Speakers give talks in two tracks. Each session has slots.')?.seems).toBe(
    'a call for talks or papers',
  );
});

it('hears no conference in the meeting for those who apply', () => {
  const said =
    "The bidder's conference is in May. A second bidders' conference is in June. The pre-proposal conference is online, and an information session follows.";
  expect(strongestRival(said)).toBeUndefined();
});
