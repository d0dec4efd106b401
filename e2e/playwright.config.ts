import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { freePort } from './support/free-port.ts';

// Every worker reads this file again: the choice is made once and handed on through the environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= dataOfThisRun();
const { E2E_PORT: port, E2E_DATA_DIR: dataFolder, E2E_URL: running, CHROMIUM_PATH } = process.env;
const baseURL = running ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // Two browsers beside a whole product are what two cores bear.
  workers: 2,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A crowded machine may kill a browser; a test that passes only then is listed as flaky.
  retries: 1,
  outputDir: 'test-results',
  // What is written down there is the same on every machine.
  snapshotPathTemplate: '{testDir}/../snapshots/{testFileName}/{arg}{ext}',
  use: {
    baseURL,
    actionTimeout: 30_000,
    // To record every test for the few that fail takes a third of the processor: the second try is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: `node ${fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))}`,
          url: `${baseURL}/readyz`,
          timeout: 180_000,
          env: { PORT: port ?? '', DATA_DIR: dataFolder ?? '', RATE_LIMIT_FACTOR: '1000' },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
        },
      }),
});

/** Goes when the runner ends, which is after it has stopped the product. */
function dataOfThisRun(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grantwright-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
