import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aPdf } from '../chaos/a-pdf.ts';
import { startProduct } from '../fuzz/product.ts';
import { anAccount, type Account, type Answer } from './account.ts';
import { attack } from './attack.ts';

/**
 * What one account notices while two others submit the worst inputs: starts the product as `npm start`
 * does, on loopback alone and with its rate limits, and measures an analysis with its upload, a save
 * and a Word file, first alone and then under that load. Prints the ratio of the medians and of the slowest; ends with
 * 1 when one is above 3 or a request failed.
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
  (_, at) =>
    `<h2>Part ${at}</h2><p>We served <strong>${at}</strong> households in Harbor County.</p>`,
).join('');
const call = (at: number) =>
  aPdf([
    `Harbor Communities Fund, round ${at}: call for applications`,
    'Applications are due by March 3, 2027 at 5:00 p.m.',
    'Applicants must be nonprofit organizations.',
    'Project Description: describe your project in at most 500 words.',
  ]);

let failures = 0;
let documents = 0;

async function measure(account: Account, count: number, signal: AbortSignal): Promise<Times> {
  const times: Times = { analysis: [], save: [], export: [] };
  const timed = async (kind: keyof Times, work: () => Promise<Answer>) => {
    const startedAt = performance.now();
    const { status, body } = await work().catch((error: unknown) => ({
      status: 0,
      body: String(error),
    }));
    if (status === 200) return void times[kind].push(performance.now() - startedAt);
    failures += 1;
    console.log(`${kind} failed: ${status} ${JSON.stringify(body)}`);
  };
  for (let round = 0; round < count && !signal.aborted; round += 1) {
    await timed('analysis', async () =>
      account.analyze(await account.upload(call((documents += 1)), 'call.pdf', signal), signal),
    );
    await timed('save', () => account.save(`${content}<p>${round}</p>`, signal));
    await timed('export', () => account.makeFile(content, signal));
  }
  return times;
}

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

const folder = await mkdtemp(join(tmpdir(), 'grantwright-fairness-'));
const product = await startProduct(folder, { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
try {
  const account = (at: number) => anAccount(product.url, `198.51.100.${at}`, product.makeSuperUser);
  const [victim, ...attackers] = [await account(1), await account(2), await account(3)];
  const time = AbortSignal.timeout(Number(values['within-seconds']) * 1000);
  await measure(victim, 2, time); // threads and processes are started once
  const alone = await measure(victim, rounds, time);

  const over = new AbortController();
  const stop = AbortSignal.any([time, over.signal]);
  const attacking = attackers.map((each) => attack(each, stop));
  await measure(victim, 1, time); // until the load is there
  const loaded = await measure(victim, rounds, time);
  over.abort();
  for (const [at, statuses] of (await Promise.all(attacking)).entries()) {
    const counted = [...statuses].map(([status, times]) => `${times} × ${status}`);
    console.log(`attacker ${at + 1}: ${counted.join(', ')}`);
  }

  let worst = 0;
  for (const kind of kinds) {
    const medians = [median(alone[kind]), median(loaded[kind])] as const;
    const ratio = medians[1] / medians[0];
    const slowest = Math.max(...loaded[kind]) / medians[0];
    worst = Math.max(worst, ratio);
    console.log(
      `${kind}: ${medians.map(Math.round).join(' and ')} ms, ratio ${ratio.toFixed(2)}, slowest ${slowest.toFixed(2)} (${loaded[kind].length} rounds)`,
    );
  }
  const faults = await product.faults();
  console.log(`failures: ${failures}; faults in the log: ${faults.length}`);
  if (time.aborted) console.log('the time was over before all rounds were measured');
  process.exitCode = worst <= target && failures === 0 && !time.aborted ? 0 : 1;
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
