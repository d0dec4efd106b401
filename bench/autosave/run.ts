/**
 * Measures how much typing is lost when a process is killed. A browser types numbered words into a draft. Then the
 * browser, the services or the database is killed (SIGKILL) at a random moment, everything is restarted, and the draft
 * is reopened.
 *   npm run bench -- autosave/run [ROUNDS (20)] [--seed 1]
 * The draft is reopened in the same browser or in a browser without data. In some rounds, the page outlives the
 * services and the user keeps typing until they are back; nothing may be lost then. Prints one line of JSON. Exits with
 * 1 if more than two seconds of typing were lost, or if the restored text is not the beginning of the typed text.
 * CHROMIUM_PATH.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { seededRandom } from '../lib/seeded-random.ts';
import { median } from '../lib/statistics.ts';
import { KillableBrowser } from './killable-browser.ts';
import { KillableProduct } from './killable-product.ts';
import { chooseRound, runRound, type Outcome } from './round.ts';

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const rounds = numberFlag('ROUNDS', positionals[0] ?? 20);
const maxLostMs = 2_000;

async function main({ folder, defer }: Bench): Promise<void> {
  const random = seededRandom(numberFlag('--seed', flags.seed));
  const product = await KillableProduct.start(join(folder, 'data'));
  defer(() => product.stop());
  defer(() => KillableBrowser.killAll());
  const outcomes: Outcome[] = [];
  let failures = 0;
  for (let number = 1; number <= rounds; number += 1) {
    const round = chooseRound(random);
    try {
      await product.ensureRunning();
      const outcome = await runRound(round, { product, profiles: join(folder, `round-${number}`) });
      if (isFault(outcome)) console.error(`round ${number}: ${JSON.stringify(outcome)}`);
      outcomes.push(outcome);
    } catch (error) {
      failures += 1;
      console.error(`round ${number} failed: ${JSON.stringify(round)}`, error);
    }
  }
  printOutcomes(outcomes, failures);
  if (failures > 0 || outcomes.some(isFault)) process.exitCode = 1;
}

const isFault = ({ round, lost }: Outcome): boolean =>
  !lost.isPrefix || lost.ms > (round.keepsPage ? 0 : maxLostMs);

function printOutcomes(outcomes: Outcome[], failures: number): void {
  const kills = { browser: 0, services: 0, database: 0 };
  for (const { round } of outcomes) kills[round.victim] += 1;
  const lostMs = outcomes.map(({ lost }) => Math.round(lost.ms));
  const lostWords = outcomes.map(({ lost }) => lost.words);
  console.log(
    JSON.stringify({
      rounds: outcomes.length,
      kills,
      lostMs: { median: median(lostMs), most: Math.max(...lostMs) },
      lostWords: { median: median(lostWords), most: Math.max(...lostWords) },
      faults: outcomes.filter(isFault).length,
      failures,
      load: Number(loadavg()[0]?.toFixed(1)),
    }),
  );
}

await runBenchmark(main);
