import { expect, test } from 'vitest';
import type { Ledger } from '../chaos/ledger.ts';
import { printReport, type Report } from '../chaos/report.ts';
import { Tally } from '../chaos/tally.ts';
import { cutOff, type Part } from '../chaos/troubles.ts';

const works = () => Promise.resolve();
const fails = () => Promise.reject(new Error('the engine cannot freeze it'));
const ready = { name: 'auth-1', isReady: true, startedAt: 0, kill: () => undefined };

function aReport(outages: Report['outages']): Report {
  const people: Ledger[] = [];
  const faults = { lost: [], doubled: [] };
  const none = { broken: [], ownEnds: [], deadLetters: [], waitingEvents: 0, orphans: 0 };
  return { copies: 1, seconds: 1, kills: 0, outages, people, tally: new Tally(), faults, ...none };
}

const round = async (part: Part) => aReport([await cutOff(part, 0, () => [ready])]);

test('a round in which every part was taken and came back is a good one', async () => {
  const report = await round({ name: 'mongo frozen', cut: works, restore: works });
  expect(report.outages).toMatchObject([{ recovered: expect.any(Number) }]);
  expect(printReport(report)).toBe(true);
});

test.each([
  { what: 'taken away', cut: fails, restore: works },
  { what: 'restored', cut: works, restore: fails },
])('a part that cannot be $what ends no round, and leaves none good', async ({ cut, restore }) => {
  const report = await round({ name: 'mongo frozen', cut, restore });
  expect(report.outages).toMatchObject([{ failure: 'the engine cannot freeze it' }]);
  expect(printReport(report)).toBe(false);
});
