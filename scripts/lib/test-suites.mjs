import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { inProject } from './project.mjs';
import { playwrightCounts, vitestCounts } from './results.mjs';
import { runProgram } from './run-program.mjs';
import { runStep } from './steps.mjs';

const onLine = (text) => process.stdout.write(text);

/** Runs the unit and service tests; `args` are passed to Vitest. */
export const runVitest = (...args) =>
  withReport(async (file) => {
    const vitest = inProject('node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await runStep(
      'unit and service tests',
      () => runProgram(process.execPath, [vitest, 'run', ...reporters, ...args], { onLine }),
      { isStreamed: true },
    );
    return vitestCounts(file, code);
  });

/** Runs the browser tests; `args` are passed to Playwright. */
export async function runPlaywright(...args) {
  const chromium = await ensureChromium();
  if (!chromium.path) return withoutChromium(chromium.reason);
  return withReport(async (file) => {
    const cli = inProject('node_modules/@playwright/test/cli.js');
    const options = {
      cwd: inProject('e2e'),
      env: { CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      onLine,
    };
    const { code } = await runStep(
      'browser tests',
      () => runProgram(process.execPath, [cli, 'test', '--reporter=list,json', ...args], options),
      { isStreamed: true },
    );
    return playwrightCounts(file, code);
  });
}

function withoutChromium(reason) {
  console.log(
    `\n!!! NOT TESTED: the browser tests. No Chromium was found, and none could be installed (${reason}).\n!!! Install chromium-headless-shell, or set CHROMIUM_PATH, and run npm test again.\n`,
  );
  const isFailure = process.env.CI === 'true';
  return { passed: 0, failed: isFailure ? 1 : 0, skipped: isFailure ? 0 : 1 };
}

async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
