import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01')).isCall;
const rules =
  'The officers decide whether there are sufficient funds to offer grants. Support is limited to the purposes in Article 2 of the constitution. Funds are granted for costs of works; no support is given for travel. Members in good standing; the treasurer pays after a vote of the officers.';

it('hears the rules of a society that takes applications for part of each year', () => {
  const window =
    'Applications for publication support will be accepted between June 1st and December 1st of each year.';
  expect(judge(`# Publication Support\n- ${window}\n- ${rules}`)).toBe(true);
  expect(judge(`# Publication Support\n- ${rules}`)).toBe(false);
});

it('hears no call where nothing is given', () => {
  const admission = 'Applications are accepted between June 1st and December 1st of each year.';
  expect(judge(`# Admission\n${admission} Students must submit a transcript.`)).toBe(false);
});
