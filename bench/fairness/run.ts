import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { onePagePdf } from '../chaos/one-page-pdf.ts';
import { startProduct } from '../fuzz/product.ts';
import {
  bodies,
  createAccount,
  accountClient,
  type AccountState,
  type Response,
} from './account.ts';
import type { Counts, AttackCommand } from './attack-process.ts';

/**
 * Latency of one account while two others send the most expensive inputs. Starts the product as `npm start` does, with rate
 * limits, and measures an analysis with upload, a save and a Word file, alternately alone and under load, so that other
 * work on the machine affects both. Prints the ratios; exits with 1 if a median ratio is above 3 or a request failed.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    'within-seconds': { type: 'string', default: '300' },
  },
});
const rounds = Number(values.rounds);
const target = 3;
const kinds = ['analysis', 'save', 'export'] as const;
type Times = Record<(typeof kinds)[number], number[]>;

const content = Array.from(
  { length: 150 },
  (_, index) =>
    `<h2>Part ${index}</h2><p>We served <strong>${index}</strong> households in Harbor County.</p>`,
).join('');
const callPdf = (index: number) =>
  onePagePdf([
    `Harbor Communities Fund, round ${index}: call for applications`,
    'Applications are due by March 3, 2027 at 5:00 p.m.',
    'Applicants must be nonprofit organizations.',
    'Project Description: describe your project in at most 500 words.',
  ]);

let failures = 0;
let documents = 0;

async function measure(
  state: AccountState,
  { rounds: count, times }: { rounds: number; times?: Times },
  signal: AbortSignal,
): Promise<void> {
  const account = accountClient(state);
  const timed = async (kind: keyof Times, work: () => Promise<Response>) => {
    const startedAt = performance.now();
    const { status, body } = await work().catch((error: unknown) => ({
      status: 0,
      body: String(error),
    }));
    const ms = performance.now() - startedAt;
    if (status === 200) return void times?.[kind].push(ms);
    failures += 1;
    console.log(`${kind} failed: ${status} ${JSON.stringify(body)}`);
  };
  for (let round = 0; round < count && !signal.aborted; round += 1) {
    await timed('analysis', async () =>
      account.analyze(await account.upload(callPdf((documents += 1)), 'call.pdf', signal), signal),
    );
    const save = bodies.save(state, `${content}<p>${documents}</p>`);
    await timed('save', () => account.save(save, signal));
    const file = bodies.file(content);
    await timed('export', () => account.makeFile(file, signal));
  }
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** Rounds between starting and stopping the attack. */
const roundsPerPhase = 2;
/** Time for the attack to reach full load. */
const rampMs = 5_000;
/** Time for the attack's remaining work to finish. */
const restMs = 3_000;

const folder = await mkdtemp(join(tmpdir(), 'grantwright-fairness-'));
const product = await startProduct(folder, { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
const attackers = fork(fileURLToPath(new URL('./attack-process.ts', import.meta.url)));
const command = (message: AttackCommand) => attackers.send(message);
try {
  const account = (index: number) =>
    createAccount(product.url, `198.51.100.${index}`, product.makeSuperUser);
  const [victim, ...others] = [await account(1), await account(2), await account(3)];
  const deadline = AbortSignal.timeout(Number(values['within-seconds']) * 1000);
  const alone: Times = { analysis: [], save: [], export: [] };
  const loaded: Times = { analysis: [], save: [], export: [] };
  const statuses: Counts = others.map(() => ({}));

  await measure(victim, { rounds: 2 }, deadline); // warm up threads and processes
  for (let roundsLeft = rounds; roundsLeft > 0 && !deadline.aborted; roundsLeft -= roundsPerPhase) {
    const phaseRounds = Math.min(roundsLeft, roundsPerPhase);
    await measure(victim, { rounds: phaseRounds, times: alone }, deadline);
    const ended = once(attackers, 'message') as Promise<[Counts]>;
    command({ start: others });
    await pause(rampMs);
    await measure(victim, { rounds: 1 }, deadline); // warm up threads for the load
    await measure(victim, { rounds: phaseRounds, times: loaded }, deadline);
    command('stop');
    for (const [index, counts] of (await ended)[0].entries())
      for (const [status, count] of Object.entries(counts))
        statuses[index]![Number(status)] = (statuses[index]![Number(status)] ?? 0) + count;
    await pause(restMs);
  }

  for (const [index, counts] of statuses.entries()) {
    const counted = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    console.log(`attacker ${index + 1}: ${counted.join(', ')}`);
  }
  let worst = 0;
  for (const kind of kinds) {
    const medians = [median(alone[kind]), median(loaded[kind])] as const;
    const ratio = medians[1] / medians[0];
    const slowest = Math.max(...loaded[kind]) / medians[0];
    worst = Math.max(worst, ratio);
    console.log(
      `${kind}: median ${medians.map(Math.round).join(' ms alone, ')} ms under load, ratio ${ratio.toFixed(2)}, slowest ${slowest.toFixed(2)} (${loaded[kind].length} rounds)`,
    );
  }
  const faults = await product.faults();
  console.log(
    `failures: ${failures}; errors in the log: ${faults.length}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (deadline.aborted) console.log('stopped by --within-seconds before all rounds were measured');
  process.exitCode = worst <= target && failures === 0 && !deadline.aborted ? 0 : 1;
} finally {
  attackers.disconnect();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
