import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';
import { tellsPurposeAndDay } from './purpose-and-day.ts';

const read = (text: string) => readGuidelines(readingOf('html', '', text), '2026-11-01');
const notice =
  'The purpose of the Town of Larch Museum Grant is to provide funds to museums within the town. Funds are given each year.\nThe application deadline is March 15th of each year.\nFor more information contact the Community Officer.';

it('hears a notice of a few lines', () => {
  expect(tellsPurposeAndDay(read(notice))).toBe(true);
  expect(judgeCall(read(notice))).toEqual({ isCall: true });
});

it.each([
  notice.replace(/The application deadline.*\n/, ''),
  notice.replace('The purpose of the Town of Larch Museum Grant is to provide', 'We got'),
])('hears none in: %s', (text) => {
  expect(tellsPurposeAndDay(read(text))).toBe(false);
});

it('hears that it is closed all the same', () => {
  expect(judgeCall(read(`${notice}\nThe program is now closed.`)).isCall).toBe(false);
});
