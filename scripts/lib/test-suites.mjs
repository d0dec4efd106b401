import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { resolveInProject } from './project.mjs';
import { readPlaywrightResults } from './playwright-results.mjs';
import { createProblem } from './results.mjs';
import { runProgram } from './run-program.mjs';
import { readVitestResults } from './vitest-results.mjs';

/** @typedef {(step: import('./steps.mjs').Step) => Promise<number>} RunStep */
/** @typedef {import('./results.mjs').Results} Results */

/** @param {string} text */
const onOutput = (text) => process.stdout.write(text);

/**
 * Runs the unit and service tests.
 *
 * @param {RunStep} runStep
 * @param {string[]} args passed to Vitest
 */
export const runVitest = (runStep, ...args) =>
  withReport(async (file) => {
    const vitest = resolveInProject('node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await runStep({
      name: 'unit and service tests',
      work: () =>
        runProgram(process.execPath, [vitest, 'run', ...reporters, ...args], { onOutput }),
      isStreamed: true,
    });
    return readVitestResults(file, code);
  });

/**
 * Runs the browser tests.
 *
 * @param {RunStep} runStep
 * @param {string[]} args passed to Playwright
 */
export async function runPlaywright(runStep, ...args) {
  const chromium = await ensureChromium();
  if ('reason' in chromium) return withoutChromium(chromium.reason);
  return withReport(async (file) => {
    const cli = resolveInProject('node_modules/@playwright/test/cli.js');
    const options = {
      cwd: resolveInProject('e2e'),
      env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      onOutput,
    };
    const code = await runStep({
      name: 'browser tests',
      work: () =>
        runProgram(process.execPath, [cli, 'test', '--reporter=list,json', ...args], options),
      isStreamed: true,
    });
    return readPlaywrightResults(file, code);
  });
}

/**
 * @param {string} reason
 * @returns {Results}
 */
function withoutChromium(reason) {
  console.log(
    `\n!!! NOT TESTED: the browser tests. No Chromium was found, and none could be installed (${reason}).\n!!! Install chromium-headless-shell, or set CHROMIUM_PATH, and run npm test again.\n`,
  );
  const problem = createProblem('failed', ['browser tests'], 'no Chromium was found');
  return process.env.CI === 'true'
    ? { passed: 0, failed: 1, skipped: 0, problems: [problem] }
    : { passed: 0, failed: 0, skipped: 1, problems: [] };
}

/**
 * Runs a suite that writes its report to a temporary file.
 *
 * @param {(file: string) => Promise<Results>} run
 */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
