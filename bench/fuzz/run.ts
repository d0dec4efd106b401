import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { endpoints, type Endpoint } from '@grantwright/shared/contract';
import { createUser } from './user.ts';
import { startProduct } from './product.ts';
import { checks, settingsOf } from './settings.ts';
import { Tally } from './tally.ts';

/**
 * Fuzzes the API of the product with schemathesis: see README.md. Exits with 1 if a response is a server error or differs
 * from the OpenAPI document.
 */
const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
  },
});
const schemathesis = process.env['SCHEMATHESIS'] ?? 'schemathesis';
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'grantwright-fuzz-'));
const say = (line: string) => console.log(line);

type Portion = {
  isSuperUser: boolean;
  name: string;
  phases: string;
  endpoints?: Endpoint[];
  accept?: string;
};

const product = await startProduct(join(folder, 'data'));
const tally = new Tally();
let findings = 0;

try {
  const files = join(folder, 'files');
  await mkdir(files);
  await (await createUser(product, { isSuperUser: false })).writeFiles(files);

  const streaming = Object.values(endpoints).filter((endpoint: Endpoint) => endpoint.streams);
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
      endpoints: streaming,
      accept: 'text/event-stream',
    },
  ];
  for (const portion of portions.filter(({ name }) => name.includes(values.only)))
    await run(portion, files);

  const neverSuccessful = tally.neverSuccessful(
    Object.values(endpoints).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    ),
  );
  const faults = await product.faults();
  say(`\ncases: ${tally.cases} (${[...tally.byPhase].map((each) => each.join(' ')).join(', ')})`);
  say(
    `responses: ${[...tally.total()].map(([status, times]) => `${times} × ${status}`).join(', ')}`,
  );
  say(`endpoints without a successful response: ${neverSuccessful.join(', ') || 'none'}`);
  say(`findings: ${findings}; errors in the log: ${faults.length}`);
  for (const line of faults.slice(0, 20)) say(line);
  if (!product.isRunning()) throw new Error('The product exited unexpectedly.');
  process.exitCode = findings + faults.length === 0 ? 0 : 1;
} finally {
  await product.stop();
  if (values.keep) say(`kept: ${folder}`);
  else await rm(folder, { recursive: true, force: true });
}

/** Runs schemathesis with a new user's records and prints its findings. */
async function run(
  { isSuperUser, name, phases, endpoints: included, accept }: Portion,
  files: string,
) {
  const startedAt = Date.now();
  const runFolder = join(folder, name.replaceAll(/\W+/g, '-'));
  const report = join(runFolder, 'report.ndjson');
  await mkdir(runFolder);
  const user = await createUser(product, { isSuperUser });
  await writeFile(
    join(runFolder, 'schemathesis.toml'),
    settingsOf(product.url, {
      records: await user.createRecords(12),
      account: user.account,
      accept,
    }),
  );
  const child = spawn(
    schemathesis,
    [
      'run',
      `${product.url}/api/openapi.json`,
      ...['--phases', phases, '--checks', checks, '--no-color', '--warnings', 'off'],
      // a slow response on a busy machine is not a finding
      ...['--request-timeout', '120'],
      ...['--max-examples', values.examples, '--seed', values.seed],
      ...['--report', 'ndjson', '--report-ndjson-path', report],
      ...(included ?? []).flatMap(({ path }) => ['--include-path', path]),
    ],
    {
      cwd: runFolder,
      env: {
        ...process.env,
        SESSION: user.session(),
        FUZZ_FILES: files,
        PYTHONPATH: here,
        PYTHONDONTWRITEBYTECODE: '1',
      },
    },
  );
  let output = '';
  const collect = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = await once(child, 'exit');
  const before = tally.cases;
  await tally.add(report);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  say(
    `${code === 0 ? 'passed' : 'FAILED'}  ${tally.cases - before} cases in ${seconds} s: ${name}`,
  );
  if (code === 0) return;
  findings += 1;
  say(output);
}
