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
import { seededRandom } from '../numbers-from.ts';
import { cluster } from './cluster.ts';
import { composeProject } from './compose-project.ts';
import type { Deployment } from './deployment.ts';
import { startHere } from './here.ts';
import { judge, type Faults } from './judge.ts';
import { startLives } from './lives.ts';
import { printReport, type Report } from './report.ts';
import { Tally } from './tally.ts';
import { cutOff, startKilling, type Outage } from './troubles.ts';

const { values: flags } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    copies: { type: 'string', default: '3' },
    people: { type: 'string', default: '6' },
    'kill-every': { type: 'string', default: '5' },
    'cut-for': { type: 'string', default: '20' },
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
const cutFor = Number(flags['cut-for']);

const folder = await mkdtemp(join(tmpdir(), 'grantwright-chaos-'));
process.env['GRANTWRIGHT_TEST_RUN'] = folder;
process.env['GRANTWRIGHT_TEST_RUN_PID'] = String(process.pid);
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`);
const undo: (() => Promise<unknown>)[] = [];

function deployment(): Promise<Deployment> {
  if (flags.project) return composeProject(flags.project, flags.url);
  if (flags.namespace) return cluster(flags.namespace, flags.url);
  return startHere({ folder, copies: Number(flags.copies), members: Number(flags.members), say });
}

async function main(): Promise<Report> {
  const system = await deployment();
  undo.push(system.stop);
  await system.allReady(180_000);

  const tally = new Tally();
  const broken: string[] = [];
  const lives = startLives({
    url: system.url,
    tally,
    people: Number(flags.people),
    onBroken: (error) => broken.push(error instanceof Error ? error.message : String(error)),
  });
  say('users are active');
  const began = Date.now();
  const endKilling = startKilling(
    system.copies,
    Number(flags['kill-every']) * 1_000,
    seededRandom(Number(flags.seed)),
  );
  const outages: Outage[] = [];
  const cuts = system.parts.filter(({ name }) => name.includes(flags.only));
  for (let turn = 0; Date.now() - began < seconds * 1_000; turn += 1) {
    await pause(Math.min(5_000, seconds * 100));
    const part = cuts[turn % cuts.length];
    const isTimeLeft = Date.now() - began + cutFor * 1_000 < seconds * 1_000;
    if (!part || !isTimeLeft) continue;
    say(`${part.name} for ${cutFor} s`);
    outages.push(await cutOff(part, cutFor, system.copies));
  }
  const kills = await endKilling();
  say('outages are over; waiting for the current sessions');
  const people = await lives.finish();
  const finishedAfter = (Date.now() - began) / 1_000;
  await system.allReady(120_000).catch(() => broken.push('some replicas are not ready at the end'));

  say('comparing the stored data with the responses');
  const stored = await system.openStored();
  undo.push(stored.close);
  let faults: Faults = { lost: [], doubled: [] };
  await waitFor(
    async () => {
      if ((await stored.waitingEvents()) > 0) return false;
      faults = await judge({ url: system.url, tally, stored }, people);
      return faults.lost.length + faults.doubled.length === 0;
    },
    { within: 90_000, every: 2_000 },
  ).catch(() => undefined);
  return {
    copies: system.copies().length,
    seconds: finishedAfter,
    kills,
    outages,
    people,
    tally,
    faults,
    broken,
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
  if (flags.keep) say(`logs: ${join(folder, 'logs')}`);
  else await rm(folder, { recursive: true, force: true });
}

try {
  const report = await main();
  process.exitCode = printReport(report) ? 0 : 1;
} finally {
  await end();
}
process.exit();
