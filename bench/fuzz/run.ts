/**
 * Fuzzes the product's API with schemathesis: see README.md. Exits with 1 if a response is a server error or does not
 * match the OpenAPI document.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endpoints, type Endpoint } from '@grantwright/shared/contract';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startProduct, type Product } from '../lib/start-product.ts';
import { checks, createSettings } from './settings.ts';
import { Tally } from './tally.ts';
import { createFuzzedUser } from './user.ts';

const { values: flags } = parseArgs({
  options: {
    examples: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    reports: { type: 'string' },
  },
});
const schemathesis = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const here = fileURLToPath(new URL('.', import.meta.url));

type Portion = {
  isSuperUser: boolean;
  name: string;
  phases: string;
  endpoints?: Endpoint[];
  accept?: string;
};

const allPhases = (isSuperUser: boolean, name: string): Portion[] => [
  { isSuperUser, name: `${name}: examples and coverage`, phases: 'examples,coverage' },
  { isSuperUser, name: `${name}: fuzzing`, phases: 'fuzzing' },
  { isSuperUser, name: `${name}: stateful`, phases: 'stateful' },
];
const portions: Portion[] = [
  ...allPhases(true, 'unlimited applications'),
  ...allPhases(false, 'limited user'),
  {
    isSuperUser: true,
    name: 'event streams',
    phases: 'fuzzing',
    endpoints: Object.values(endpoints).filter((endpoint: Endpoint) => endpoint.streams),
    accept: 'text/event-stream',
  },
];

async function main({ folder, defer }: Bench): Promise<void> {
  const product = await startProduct(join(folder, 'data'));
  defer(product.stop);
  const files = join(folder, 'files');
  await mkdir(files);
  await (await createFuzzedUser(product, { isSuperUser: false })).writeFiles(files);

  const tally = new Tally();
  let findings = 0;
  for (const portion of portions.filter(({ name }) => name.includes(flags.only))) {
    const reports = join(
      flags.reports ?? join(folder, 'reports'),
      portion.name.replaceAll(/\W+/g, '-'),
    );
    if (!(await fuzz(product, portion, { files, reports, tally }))) findings += 1;
  }
  const faults = await product.faults();
  printTally(tally);
  console.log(`findings: ${findings}; errors in the log: ${faults.length}`);
  for (const line of faults.slice(0, 20)) console.log(line);
  if (!product.isRunning()) throw new Error('The product exited unexpectedly.');
  process.exitCode = findings + faults.length === 0 ? 0 : 1;
}

/** Runs schemathesis with a new user's records and prints its findings. Returns whether there were no findings. */
async function fuzz(
  product: Product,
  portion: Portion,
  { files, reports, tally }: { files: string; reports: string; tally: Tally },
): Promise<boolean> {
  const startedAt = Date.now();
  await mkdir(reports, { recursive: true });
  const user = await createFuzzedUser(product, { isSuperUser: portion.isSuperUser });
  const { account } = user;
  const records = await user.createRecords(12);
  const settings = createSettings(product.url, { records, account, accept: portion.accept });
  await writeFile(join(reports, 'schemathesis.toml'), settings);
  const report = join(reports, 'report.ndjson');
  const child = spawn(schemathesis, schemathesisArgs(product.url, portion, report), {
    cwd: reports,
    env: {
      ...process.env,
      SESSION: user.session(),
      FUZZ_FILES: files,
      PYTHONPATH: here,
      PYTHONDONTWRITEBYTECODE: '1',
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = await once(child, 'exit');
  const before = tally.cases;
  await tally.add(report);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const outcome = code === 0 ? 'passed' : 'FAILED';
  console.log(`${outcome}  ${tally.cases - before} cases in ${seconds} s: ${portion.name}`);
  if (code !== 0) console.log(output);
  return code === 0;
}

const schemathesisArgs = (
  url: string,
  { phases, endpoints: included = [] }: Portion,
  report: string,
): string[] => [
  'run',
  `${url}/api/openapi.json`,
  ...['--phases', phases, '--checks', checks, '--no-color', '--warnings', 'off'],
  // a busy machine is not a finding
  ...['--request-timeout', '120', '--suppress-health-check', 'too_slow'],
  ...['--max-examples', flags.examples, '--seed', flags.seed],
  ...['--report', 'ndjson', '--report-ndjson-path', report],
  ...included.flatMap(({ path }) => ['--include-path', inBraces(path)]),
  // These end the session, and requests without a session test little.
  ...[endpoints.logout, endpoints.endSession].flatMap(({ path }) => [
    '--exclude-path',
    inBraces(path),
  ]),
];

const inBraces = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

function printTally(tally: Tally): void {
  const paths = Object.values(endpoints).map(({ method, path }) => `${method} ${inBraces(path)}`);
  const phases = [...tally.byPhase].map((each) => each.join(' ')).join(', ');
  const statuses = [...tally.total()].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(`\ncases: ${tally.cases} (${phases})`);
  console.log(`responses: ${statuses}`);
  console.log(
    `endpoints without a successful response: ${tally.neverSuccessful(paths).join(', ') || 'none'}`,
  );
}

await runBenchmark(main);
