/**
 * Runs Lighthouse 12 with the mobile preset on the running product: on the landing page, on the dashboard of a user
 * with 200 applications and, as a baseline, on a minimal React page served by the same code. BENCH_URL, BENCH_ROUNDS
 * (3), CHROMIUM_PATH; LIGHTHOUSE: the command, because it is not a dependency; DATA_DIR of the product.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { median } from '../lib/statistics.ts';
import { serveBarePage } from './bare-page.ts';
import { createWebUser, executablePath } from '../lib/web-user.ts';

const url = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const rounds = numberFlag('BENCH_ROUNDS', process.env['BENCH_ROUNDS'] ?? 3);
const rows = 200;
const [command = 'npx', ...commandArgs] = (
  process.env['LIGHTHOUSE'] ?? 'npx --yes lighthouse@12'
).split(' ');
const run = promisify(execFile);

/** The parts of a Lighthouse report that are used. */
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

type Figures = {
  performance: number;
  accessibility: number;
  lcp: number;
  cls: number;
  tbt: number;
};

async function main({ folder, defer }: Bench): Promise<void> {
  const bare = await serveBarePage(folder);
  defer(bare.close);
  const cookie = await createUserWithApplications();
  const pages = {
    bare: () => measure(folder, bare.url),
    landing: () => measure(folder, `${url}/`),
    dashboard: () => measure(folder, `${url}/dashboard`, cookie),
    'all applications': () => measure(folder, `${url}/dashboard?tab=applications`, cookie),
  };
  const results: Record<string, Figures[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measurePage] of Object.entries(pages)) {
      // Retry once, because Lighthouse occasionally fails on a busy machine.
      const figures = await measurePage().catch(measurePage);
      (results[name] ??= []).push(figures);
      console.log(`round ${round + 1}, ${name}: ${JSON.stringify(figures)}`);
    }
  for (const [name, figures] of Object.entries(results))
    printMedians(name, figures, results['bare'] ?? []);
}

async function measure(folder: string, address: string, cookie?: string): Promise<Figures> {
  const report = join(folder, 'report.json');
  const headers = join(folder, 'headers.json');
  await writeFile(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
  await run(
    command,
    [
      ...commandArgs,
      address,
      '--quiet',
      '--only-categories=performance,accessibility',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--output=json',
      `--output-path=${report}`,
      `--extra-headers=${headers}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits }: Report = JSON.parse(await readFile(report, 'utf8'));
  const audit = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: (categories['performance']?.score ?? NaN) * 100,
    accessibility: (categories['accessibility']?.score ?? NaN) * 100,
    lcp: audit('largest-contentful-paint'),
    cls: audit('cumulative-layout-shift'),
    tbt: audit('total-blocking-time'),
  };
}

/** Creates a user with applications and returns the cookie of the user's session. */
async function createUserWithApplications(): Promise<string> {
  const user = await createWebUser(url);
  const admin = fileURLToPath(new URL('../../scripts/admin.mjs', import.meta.url));
  await user.becomeSuperUser((email) => run(process.execPath, [admin, 'super-user', email]));
  for (let row = 0; row < rows; row += 1)
    await user.createApplication({
      title: `Application ${row} for the reading rooms of the ward`,
    });
  return user.session.cookie;
}

function printMedians(name: string, figures: Figures[], bare: Figures[]): void {
  const of = (key: keyof Figures) => median(figures.map((figure) => figure[key]));
  const lcpRatio = median(figures.map(({ lcp }, round) => lcp / (bare[round]?.lcp ?? NaN)));
  console.log(
    `${name}: performance ${of('performance')}, accessibility ${of('accessibility')}, CLS ${of('cls').toFixed(3)}, ` +
      `TBT ${of('tbt').toFixed(0)} ms, LCP ${of('lcp').toFixed(0)} ms (${lcpRatio.toFixed(2)} of the bare page)`,
  );
}

await runBenchmark(main);
