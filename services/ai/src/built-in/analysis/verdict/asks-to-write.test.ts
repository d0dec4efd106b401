import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { asksToWrite } from './asks-to-write.ts';

const read = (text: string) => readGuidelines(readingOf('pdf', '', text), '2026-11-01');

const fund =
  '# Harbor Fund of the Orle Chapels\n## How to write to us: letter of inquiry\nThe fund helps people of any faith or none. Each year it gives away about $40,000 in gifts of $2,000 to $9,000.\n## Who may write\nRegistered charities and clubs that work with people at the edge. We do not give to individuals.\n## What to send\nWrite a letter of no more than three pages under these four headings.\n## When\nLetters are read twice a year. They must reach us by 28 February or by 31 August.';

it('a fund that says who may write, what to send and by when calls for applications without the word', () => {
  expect(asksToWrite(read(fund))).toBe(true);
  expect(judgeCall(read(fund))).toEqual({ isCall: true });
});

it.each([
  '# How to write a good letter of inquiry\nA letter of inquiry introduces you. Funders read hundreds of letters; be brief. Ask for a sum of $5,000 or so.',
  '# Write to your council\nWho may write: anyone. Write a letter to the mayor about the pier. It must reach the office by 3 May.',
  '# Thank you letters\nThe fund gives gifts of $2,000 to $9,000. Grantees write a letter to the donors once a year.',
])('advice, a petition and thanks are none: %s', (text) => {
  expect(asksToWrite(read(text))).toBe(false);
});
