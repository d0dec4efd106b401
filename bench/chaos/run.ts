/**
 * Chaos test, described in README.md. Exits with 0 if every acknowledged write is stored exactly once, no user received
 * another user's data, every error was clear, and no process exited on its own.
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { waitFor } from '@grantwright/shared/testing';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { seededRandom } from '../lib/seeded-random.ts';
import { cluster } from './cluster.ts';
import { openComposeProject } from './compose-project.ts';
import type { Deployment } from './deployment.ts';
import { startLocalProcesses } from './local-processes.ts';
import { findFaults, type Faults } from './find-faults.ts';
import { startUsers } from './simulated-users.ts';
import type { Ledger } from './ledger.ts';
import { printReport } from './report.ts';
import { Tally } from './tally.ts';
import { disrupt, startKilling, type Outage } from './disruptions.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    replicas: { type: 'string', default: '3' },
    users: { type: 'string', default: '6' },
    'kill-every': { type: 'string', default: '5' },
    'outage-seconds': { type: 'string', default: '20' },
    members: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    logs: { type: 'string' },
    project: { type: 'string', default: '' },
    namespace: { type: 'string', default: '' },
    url: { type: 'string', default: 'http://localhost:3000' },
  },
});
const seconds = numberFlag('--seconds', flags.seconds);
const outageSeconds = numberFlag('--outage-seconds', flags['outage-seconds']);

const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);

function openDeployment(folder: string): Promise<Deployment> {
  if (flags.project) return openComposeProject(flags.project, flags.url);
  if (flags.namespace) return cluster(flags.namespace, flags.url);
  return startLocalProcesses({
    folder,
    replicas: numberFlag('--replicas', flags.replicas),
    members: numberFlag('--members', flags.members),
    log,
  });
}

async function main({ folder, defer }: Bench): Promise<void> {
  const { logs } = flags;
  if (logs) defer(() => cp(join(folder, 'logs'), logs, { recursive: true }));
  const system = await openDeployment(folder);
  defer(system.stop);
  await system.waitUntilReady(180_000);

  const startedAtMs = Date.now();
  const tally = new Tally();
  const failedSessions: string[] = [];
  const { users, kills, outages } = await runFailures(system, tally, failedSessions);
  const finishedAfter = (Date.now() - startedAtMs) / 1_000;
  await system
    .waitUntilReady(120_000)
    .catch(() => failedSessions.push('some replicas are not ready at the end'));

  log('comparing the stored data with the responses');
  const stored = await system.openStoredData();
  defer(stored.close);
  const faults = await settledFaults({ url: system.url, tally, stored }, users);
  const isPassed = printReport({
    replicas: system.replicas().length,
    seconds: finishedAfter,
    kills,
    outages,
    users,
    tally,
    faults,
    failedSessions,
    unexpectedExits: system.unexpectedExits(),
    waitingEvents: await stored.waitingEvents(),
    deadLetters: await stored.deadLetters(),
    orphans: (await stored.files()).orphans,
  });
  process.exitCode = isPassed ? 0 : 1;
}

/** Kills replicas and disrupts dependencies while users work, until time is up. */
async function runFailures(system: Deployment, tally: Tally, failedSessions: string[]) {
  const simulation = startUsers({
    url: system.url,
    tally,
    users: numberFlag('--users', flags.users),
    onError: (error) => failedSessions.push(error instanceof Error ? error.message : String(error)),
  });
  log('users are active');
  const startedAtMs = Date.now();
  const stopKilling = startKilling(
    system.replicas,
    numberFlag('--kill-every', flags['kill-every']) * 1_000,
    seededRandom(numberFlag('--seed', flags.seed)),
  );
  const outages: Outage[] = [];
  const disruptions = system.disruptions.filter(({ name }) => name.includes(flags.only));
  for (let turn = 0; Date.now() - startedAtMs < seconds * 1_000; turn += 1) {
    await pause(Math.min(5_000, seconds * 100));
    const disruption = disruptions[turn % disruptions.length];
    const isTimeLeft = Date.now() - startedAtMs + outageSeconds * 1_000 < seconds * 1_000;
    if (!disruption || !isTimeLeft) continue;
    log(`${disruption.name} for ${outageSeconds} s`);
    outages.push(await disrupt(disruption, outageSeconds, system.replicas));
  }
  const kills = await stopKilling();
  log('outages are over; waiting for the current sessions');
  return { users: await simulation.finish(), kills, outages };
}

/** Returns the faults that remain after all events have been published and consumed. */
async function settledFaults(
  check: Parameters<typeof findFaults>[0],
  users: Ledger[],
): Promise<Faults> {
  let faults: Faults = { lost: [], duplicated: [] };
  await waitFor(
    async () => {
      if ((await check.stored.waitingEvents()) > 0) return false;
      faults = await findFaults(check, users);
      return faults.lost.length + faults.duplicated.length === 0;
    },
    { within: 90_000, every: 2_000 },
  ).catch(() => undefined);
  return faults;
}

await runBenchmark(main);
process.exit();
