/**
 * Measures the latency for one account while two others send the most expensive inputs. Starts the product like
 * `npm start`, with rate limits, and measures an analysis with upload, a save and a Word file, alternately alone and
 * under load, so that other work on the machine affects both. Prints the ratios; exits with 1 if a median ratio is
 * above 3 or a request failed.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startProduct } from '../lib/start-product.ts';
import { median } from '../lib/statistics.ts';
import { createAccount } from './account.ts';
import { startAttackers } from './attackers.ts';
import { kinds, Victim, type Times } from './victim.ts';

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    'within-seconds': { type: 'string', default: '300' },
  },
});
const rounds = numberFlag('--rounds', flags.rounds);
const maxRatio = 3;
/** The number of rounds between starting and stopping the attack. */
const roundsPerPhase = 2;
/** The time for the attack to reach full load. */
const rampMs = 5_000;
/** The time for the attack's remaining work to finish. */
const restMs = 3_000;

async function main({ folder, defer }: Bench): Promise<void> {
  const limits = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' };
  const product = await startProduct(join(folder, 'data'), limits);
  defer(product.stop);
  const account = (index: number) =>
    createAccount(product.url, `198.51.100.${index}`, product.makeSuperUser);
  const victim = new Victim(await account(1));
  const attackers = startAttackers([await account(2), await account(3)]);
  defer(attackers.disconnect);

  const deadline = AbortSignal.timeout(
    numberFlag('--within-seconds', flags['within-seconds']) * 1000,
  );
  const alone: Times = { analysis: [], save: [], export: [] };
  const underLoad: Times = { analysis: [], save: [], export: [] };
  await victim.work(2, deadline); // warm up threads and processes
  for (let remaining = rounds; remaining > 0 && !deadline.aborted; remaining -= roundsPerPhase) {
    const phaseRounds = Math.min(remaining, roundsPerPhase);
    await victim.work(phaseRounds, deadline, alone);
    const stop = attackers.start();
    await pause(rampMs);
    await victim.work(1, deadline); // warm up threads for the load
    await victim.work(phaseRounds, deadline, underLoad);
    await stop();
    await pause(restMs);
  }

  attackers.printCounts();
  const worst = printRatios(alone, underLoad);
  const faults = await product.faults();
  console.log(
    `failures: ${victim.failures}; errors in the log: ${faults.length}; load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (deadline.aborted) console.log('stopped by --within-seconds before all rounds were measured');
  process.exitCode = worst <= maxRatio && victim.failures === 0 && !deadline.aborted ? 0 : 1;
}

/** Prints the ratio of each kind of work and returns the largest. */
function printRatios(alone: Times, underLoad: Times): number {
  const ratios = kinds.map((kind) => {
    const [before, during] = [median(alone[kind]), median(underLoad[kind])];
    const slowest = Math.max(...underLoad[kind]) / before;
    console.log(
      `${kind}: median ${before.toFixed(0)} ms alone, ${during.toFixed(0)} ms under load, ratio ${(during / before).toFixed(2)}, slowest ${slowest.toFixed(2)} (${underLoad[kind].length} rounds)`,
    );
    return during / before;
  });
  return Math.max(...ratios);
}

await runBenchmark(main);
