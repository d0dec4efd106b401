// npm test: installs anything missing, then runs every check and test.
// npm test -- --changed: runs only the tests and checks affected by changes since main.
import { checkNode } from './lib/check-node.mjs';

checkNode();
const startedAt = Date.now();
const { installWhenNeeded } = await import('./lib/install.mjs');
await installWhenNeeded();

const { buildWhenNeeded } = await import('./lib/build.mjs');
const { listChangedFiles } = await import('./lib/changed-files.mjs');
const { reportProgress } = await import('./lib/progress.mjs');
const { listProblems, sum } = await import('./lib/results.mjs');
const { listChecks, createChecks } = await import('./lib/static-checks.mjs');
const { createStepRunner } = await import('./lib/steps.mjs');
const { installTestServers } = await import('./lib/test-servers.mjs');
const { runPlaywright, runVitest } = await import('./lib/test-suites.mjs');

const steps = createStepRunner();
const onlyChanged = process.argv.includes('--changed');
const total = sum(onlyChanged ? await testChanges() : await testEverything());
const failedChecks = steps.failed.filter((name) => !name.endsWith('tests'));
console.log(['', ...listProblems(total.problems)].join('\n'));
for (const name of failedChecks) console.log(`failed  ${name}`);
reportProgress('done', startedAt);
const failed = total.failed + failedChecks.length;
console.log(`${total.passed} passed, ${failed} failed, ${total.skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);

async function testEverything() {
  // runs in parallel with the build and the checks, because only the tests need these servers
  const installing = installTestServers();
  await buildWhenNeeded();
  // one at a time and at low priority, so that the checks use the CPU while tests are waiting
  const checking = steps.runConcurrently(1, listChecks());
  await installing;
  const vitestResults = await runVitest(steps.run);
  await checking;
  return [vitestResults, await runPlaywright(steps.run)];
}

async function testChanges() {
  const { base, files } = await listChangedFiles();
  await steps.runConcurrently(2, createChecks(files));
  const results = [await runVitest(steps.run, '--changed', base, '--passWithNoTests')];
  if (files.some((path) => path.startsWith('e2e/'))) {
    await buildWhenNeeded();
    results.push(await runPlaywright(steps.run, `--only-changed=${base}`, '--pass-with-no-tests'));
  }
  return results;
}
