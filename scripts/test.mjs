// npm test: installs anything missing, then runs every check and test.
// npm test -- --changed: runs only the tests and checks affected by changes since main.
import { checkNode } from './lib/check-node.mjs';

checkNode();
const startedAt = Date.now();
const { installWhenNeeded } = await import('./lib/install.mjs');
await installWhenNeeded();

const { buildWhenNeeded } = await import('./lib/build.mjs');
const { changedFiles } = await import('./lib/changed-files.mjs');
const { reportProgress } = await import('./lib/progress.mjs');
const { sum } = await import('./lib/results.mjs');
const { allChecks, checksOf } = await import('./lib/static-checks.mjs');
const { failedSteps, runConcurrently } = await import('./lib/steps.mjs');
const { installTestServers } = await import('./lib/test-servers.mjs');
const { runPlaywright, runVitest } = await import('./lib/test-suites.mjs');

const counts = process.argv.includes('--changed') ? await testChanges() : await testEverything();
const failedChecks = failedSteps().filter((name) => !name.endsWith('tests')).length;
const total = sum([...counts, { passed: 0, failed: failedChecks, skipped: 0 }]);
if (failedSteps().length > 0) console.log(`\nfailed: ${failedSteps().join(', ')}`);
reportProgress('done', startedAt);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);

async function testEverything() {
  // runs in parallel with the build and the checks, because only the tests need these servers
  const installing = installTestServers();
  await buildWhenNeeded();
  // one at a time and at low priority, so that the checks use the CPU while tests are waiting
  const checking = runConcurrently(1, allChecks());
  await installing;
  const ofVitest = await runVitest();
  await checking;
  return [ofVitest, await runPlaywright()];
}

async function testChanges() {
  const { base, files } = await changedFiles();
  await runConcurrently(2, checksOf(files));
  const counts = [await runVitest('--changed', base, '--passWithNoTests')];
  if (files.some((path) => path.startsWith('e2e/'))) {
    await buildWhenNeeded();
    counts.push(await runPlaywright(`--only-changed=${base}`, '--pass-with-no-tests'));
  }
  return counts;
}
