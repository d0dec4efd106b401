import { expect, test } from 'vitest';
import { falseIn } from '../fixtures/false-in.ts';

const sources = {
  organizationInfo: {
    name: 'Merrow Quay Sailing',
    additionalInfo:
      'Twelve kayaks with paddles: $9,800\nRepairs: $3,100\nBuoys: $4,200\nThe parents put in 2,500 in labour.\nHarbour Bank gives $6,000.',
  },
  answers: [
    {
      question: 'Who funds you?',
      answer: 'Delta County pays $41,000 a year. The Wren Trust pays for a teacher, $27,000.',
    },
  ],
};

test.each([
  'Delta County and the Wren Trust together pay us $68,000 a year.',
  'The parents and Harbour Bank together bring $8,500.',
  'Repairs and buoys together come to $7,300.',
])('what is named adds up: %s', (text) => {
  expect(falseIn(text, sources)).toEqual([]);
});

test.each([
  ['Twelve kayaks with paddles will cost $7,300.', '$7,300'],
  ['The kayaks will cost $12,900.', '$12,900'],
  ['The kayaks, with paddles, cost $12,900.', '$12,900'],
  ['The kayaks take $12,900 of the budget.', '$12,900'],
  ['Delta County and the Wren Trust together pay us $66,000 a year.', '$66,000'],
])('one thing costs what it is said to, and no sum of others: %s', (text, wrong) => {
  expect(falseIn(text, sources)).toContain(wrong);
});
