import { expect, it } from 'vitest';
import { forbidsActs, listWithNo, withNo } from './forbidden.ts';
import type { ListPart, Statement } from './guidelines.ts';

const saidUnder = (title: string, text: string, rest: Partial<Statement> = {}): string =>
  withNo({ block: 2, path: ['Advice', title], text, quote: text, form: 'item', ...rest }).text;

it.each([
  ["Don't", 'Send originals of your photographs.', 'Do not send originals of your photographs.'],
  ['DO NOT', 'Staple the pages', 'Do not staple the pages'],
  ["Don'ts:", 'Be vague about dates', 'Do not be vague about dates'],
  ['Avoid', 'Asking for the whole of your costs', 'Avoid asking for the whole of your costs'],
  ['Avoid:', 'Jargon', 'To avoid: jargon'],
  ['Things not to do', 'Leave boxes empty', 'Do not leave boxes empty'],
  ['Common mistakes', 'The sums do not add up', 'To avoid: the sums do not add up'],
  ["Please don't", 'URLs in the summary', 'To avoid: URLs in the summary'],
])('under %s, says %s with its no', (title, text, said) => {
  expect(saidUnder(title, text)).toBe(said);
});

it.each([
  ['Do', 'Send three quotes.'],
  ["Do's and don'ts", 'Send three quotes.'],
  ['Avoiding delays', 'Send the form early.'],
  ["Don't", 'Never send cash.'],
  ["Don't", 'Do not call the judges.'],
  ["Don't", 'You must not write to the judges.'],
])('under %s, leaves %s as it is', (title, text) => {
  expect(saidUnder(title, text)).toBe(text);
});

it('lets a sentence that breaks off lead its items', () => {
  const lead = 'Applicants should not:';
  expect(saidUnder('Rules', 'Call members of the jury', { lead })).toBe(
    'Applicants should not call members of the jury',
  );
  expect(saidUnder('Rules', 'Fold the form', { lead: 'Please do not:' })).toBe(
    'Do not fold the form',
  );
  expect(saidUnder('Rules', 'A signed form', { lead: 'Applicants should send:' })).toBe(
    'A signed form',
  );
});

it('leaves the reasons told in sentences under such a title', () => {
  const why = { form: 'sentence' } as const;
  expect(saidUnder("Don't", 'Judges skip such pages.', why)).toBe('Judges skip such pages.');
  expect(saidUnder("Don't", 'Write in pencil.', why)).toBe('Do not write in pencil.');
});

it('says no of the items of a list too, and of what stands beside such a label', () => {
  const place = { block: 3, path: ['Advice'] };
  const list: ListPart = {
    ...place,
    lead: { text: "Don't:", quote: "Don't:", block: 2 },
    items: [{ ...place, text: 'Use a pencil', quote: 'Use a pencil', depth: 0 }],
  };
  expect(listWithNo(list).items[0]).toMatchObject({
    text: 'Do not use a pencil',
    quote: 'Use a pencil',
  });
  const beside = { form: 'pair', label: "Don't", value: 'Use a pencil' } as const;
  expect(saidUnder('Advice', "Don't: Use a pencil", beside)).toBe('Do not use a pencil');
});

it('knows an act that is forbidden from what gets no money', () => {
  expect(forbidsActs('Applicants must not:')).toBe(true);
  expect(forbidsActs('We do not fund:')).toBe(false);
  expect(forbidsActs('Grants are not for:')).toBe(false);
});
