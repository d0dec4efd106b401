import { expect, test } from 'vitest';
import type { Disruption } from '../chaos/deployment.ts';
import type { Ledger } from '../chaos/ledger.ts';
import { printReport, type Report } from '../chaos/report.ts';
import { Tally } from '../chaos/tally.ts';
import { disrupt } from '../chaos/disruptions.ts';

const succeeds = () => Promise.resolve();
const fails = () => Promise.reject(new Error('the engine cannot freeze it'));
const ready = { name: 'auth-1', isReady: true, startedAt: 0, kill: () => undefined };

function aReport(outages: Report['outages']): Report {
  const users: Ledger[] = [];
  const faults = { lost: [], duplicated: [] };
  const noFaults = {
    failedSessions: [],
    unexpectedExits: [],
    deadLetters: [],
    waitingEvents: 0,
    orphans: 0,
  };
  return {
    replicas: 1,
    seconds: 1,
    kills: 0,
    outages,
    users,
    tally: new Tally(),
    faults,
    ...noFaults,
  };
}

const runWith = async (disruption: Disruption) =>
  aReport([await disrupt(disruption, 0, () => [ready])]);

test('a run passes if every outage ended', async () => {
  const report = await runWith({ name: 'mongo frozen', inject: succeeds, restore: succeeds });
  expect(report.outages).toMatchObject([{ recovered: expect.any(Number) }]);
  expect(printReport(report)).toBe(true);
});

test.each([
  { failsAt: 'start', inject: fails, restore: succeeds },
  { failsAt: 'end', inject: succeeds, restore: fails },
])(
  'a run continues, but counts as failed, if an outage fails to $failsAt',
  async ({ inject, restore }) => {
    const report = await runWith({ name: 'mongo frozen', inject, restore });
    expect(report.outages).toMatchObject([{ failure: 'the engine cannot freeze it' }]);
    expect(printReport(report)).toBe(false);
  },
);
