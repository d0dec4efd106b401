/**
 * Chaos test, described in README.md. Exits with 0 if every acknowledged write is stored exactly once, no user received
 * another user's data, every error was clear, and no process exited on its own.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { waitFor } from '@grantwright/shared/testing';
import { seededRandom } from '../seeded-random.ts';
import { cluster } from './cluster.ts';
import { openComposeProject } from './compose-project.ts';
import type { Deployment } from './deployment.ts';
import { startLocalProcesses } from './local-processes.ts';
import { findFaults, type Faults } from './find-faults.ts';
import { startUsers } from './simulated-users.ts';
import { printReport, type Report } from './report.ts';
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
    keep: { type: 'boolean', default: false },
    project: { type: 'string', default: '' },
    namespace: { type: 'string', default: '' },
    url: { type: 'string', default: 'http://localhost:3000' },
  },
});
const seconds = Number(flags.seconds);
const outageSeconds = Number(flags['outage-seconds']);

const folder = await mkdtemp(join(tmpdir(), 'grantwright-chaos-'));
process.env['GRANTWRIGHT_TEST_RUN'] = folder;
process.env['GRANTWRIGHT_TEST_RUN_PID'] = String(process.pid);
const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
const undo: (() => Promise<unknown>)[] = [];

function deployment(): Promise<Deployment> {
  if (flags.project) return openComposeProject(flags.project, flags.url);
  if (flags.namespace) return cluster(flags.namespace, flags.url);
  return startLocalProcesses({
    folder,
    replicas: Number(flags.replicas),
    members: Number(flags.members),
    log,
  });
}

async function main(): Promise<Report> {
  const system = await deployment();
  undo.push(system.stop);
  await system.waitUntilReady(180_000);

  const tally = new Tally();
  const failedSessions: string[] = [];
  const simulation = startUsers({
    url: system.url,
    tally,
    users: Number(flags.users),
    onError: (error) => failedSessions.push(error instanceof Error ? error.message : String(error)),
  });
  log('users are active');
  const startedAtMs = Date.now();
  const stopKilling = startKilling(
    system.replicas,
    Number(flags['kill-every']) * 1_000,
    seededRandom(Number(flags.seed)),
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
  const users = await simulation.finish();
  const finishedAfter = (Date.now() - startedAtMs) / 1_000;
  await system
    .waitUntilReady(120_000)
    .catch(() => failedSessions.push('some replicas are not ready at the end'));

  log('comparing the stored data with the responses');
  const stored = await system.openStoredData();
  undo.push(stored.close);
  let faults: Faults = { lost: [], duplicated: [] };
  await waitFor(
    async () => {
      if ((await stored.waitingEvents()) > 0) return false;
      faults = await findFaults({ url: system.url, tally, stored }, users);
      return faults.lost.length + faults.duplicated.length === 0;
    },
    { within: 90_000, every: 2_000 },
  ).catch(() => undefined);
  return {
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
  };
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)));

async function end(): Promise<void> {
  for (const step of undo.splice(0).reverse())
    await step().catch((error: unknown) => console.error(error));
  if (flags.keep) log(`logs: ${join(folder, 'logs')}`);
  else await rm(folder, { recursive: true, force: true });
}

try {
  const report = await main();
  process.exitCode = printReport(report) ? 0 : 1;
} finally {
  await end();
}
process.exit();
