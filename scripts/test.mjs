// npm test: installs what is missing, then checks and tests everything, and ends with one line of counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode } from './lib/check-node.mjs';
import { inProject } from './lib/project.mjs';

checkNode();
const startedAt = Date.now();
const { installWhenNeeded } = await import('./lib/install.mjs');
await installWhenNeeded();

const { buildWhenNeeded } = await import('./lib/build.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { playwrightCounts, sum, vitestCounts } = await import('./lib/results.mjs');
const { runProgram } = await import('./lib/run-program.mjs');
const { failedSteps, inLanes, step } = await import('./lib/steps.mjs');
const { installTestServers } = await import('./lib/test-servers.mjs');
const { sayProgress } = await import('./lib/with-progress.mjs');

const tool = (path, ...args) =>
  runProgram(process.execPath, [inProject('node_modules', path), ...args]);
const check =
  (name, ...command) =>
  () =>
    step(name, () => tool(...command));
const reports = mkdtempSync(join(tmpdir(), 'grantwright-reports-'));
const show = (text) => process.stdout.write(text);

// beside the build and the checks: the tests need them only then
const installingServers = installTestServers();
await buildWhenNeeded();
await inLanes(2, [
  check(
    'types',
    'turbo/bin/turbo',
    'run',
    'typecheck',
    '--concurrency=1',
    '--output-logs=errors-only',
  ),
  check(
    'lint',
    'eslint/bin/eslint.js',
    '.',
    '--cache',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ),
  check('format', 'prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'),
  check(
    'rules of dependency',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    'dependency-cruiser.config.mjs',
    'packages',
    'services',
    'web',
  ),
  check('unused code', 'knip/bin/knip.js'),
  check('size budget', 'size-limit/bin.js'),
]);

await installingServers;
const counts = [];
const vitestReport = join(reports, 'vitest.json');
const vitest = await step(
  'unit and service tests',
  () =>
    runProgram(
      process.execPath,
      [
        inProject('node_modules/vitest/vitest.mjs'),
        ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      ],
      { onLine: show },
    ),
  { isShown: true },
);
counts.push(vitestCounts(vitestReport, vitest.code));

const chromium = await ensureChromium();
if (chromium.path) {
  const report = join(reports, 'playwright.json');
  const playwright = await step(
    'browser tests',
    () =>
      runProgram(
        process.execPath,
        [inProject('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'],
        {
          cwd: inProject('e2e'),
          env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
          onLine: show,
        },
      ),
    { isShown: true },
  );
  counts.push(playwrightCounts(report, playwright.code));
} else {
  const isFailure = process.env.CI === 'true';
  console.log(
    `\n!!! NOT TESTED: everything in the browser. There is no Chromium, and none could be installed (${chromium.reason}).\n!!! Install Chromium, or set CHROMIUM_PATH, and run npm test again.\n`,
  );
  counts.push({ passed: 0, failed: isFailure ? 1 : 0, skipped: isFailure ? 0 : 1 });
}
rmSync(reports, { recursive: true, force: true });

const checksFailed = failedSteps().filter((name) => !/tests$/.test(name)).length;
const total = sum([...counts, { passed: 0, failed: checksFailed, skipped: 0 }]);
if (failedSteps().length) console.log(`\nfailed: ${failedSteps().join(', ')}`);
sayProgress('done', startedAt);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
