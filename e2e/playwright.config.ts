import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { createTemporaryFolder } from '../packages/shared/src/testing/temporary-folder.ts';

// Each worker evaluates this file again, so the chosen folder is passed on in the environment.
process.env['E2E_DATA_DIR'] ??= createDataFolder();
// Playwright reads E2E_STARTED_URL from the startup message before it starts the workers.
const { E2E_DATA_DIR: dataFolder, E2E_URL: running, E2E_STARTED_URL: started } = process.env;
// The headless shell takes half the CPU time of full Chromium.
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** Files that start a product of their own, so each runs in a single worker. */
const ownProduct = ['external-services.spec.ts', 'outages.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  // With three workers, two cores are idle up to a fifth of the time, because tests also wait for
  // timers and for the product.
  workers: 4,
  forbidOnly: process.env['CI'] === 'true',
  // Only a test that hangs reaches these limits, even if the machine stops for half a minute.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  // An overloaded machine may kill a browser. A test that passes only on retry is reported as flaky.
  retries: 1,
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/../snapshots/{arg}{ext}',
  // First, because they are long: at the end, the other workers would be idle.
  projects: [
    { name: 'own product', testMatch: ownProduct },
    { name: 'shared product', testIgnore: ownProduct },
  ],
  use: {
    baseURL: running ?? started,
    // Tests take 10% less CPU time without animations. Tests of focus, keys and pointers use `animated`.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 90_000,
    // Recording every test would add a third to the CPU time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? chromium,
      // A page lives too briefly to gain from optimized code; without it, tests take 5% less CPU time.
      args: ['--disable-quic', '--js-flags=--no-opt --no-maglev'],
    },
  },
  ...(running
    ? {}
    : {
        webServer: {
          command: `node ${fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))}`,
          wait: { stdout: /ready at (?<e2e_started_url>http:\S+)/ },
          timeout: 180_000,
          env: {
            PORT: '0',
            DATA_DIR: dataFolder ?? '',
            RATE_LIMIT_FACTOR: '1000',
            // Nearly every test registers a user.
            BCRYPT_COST: '4',
            LOG_LEVEL: 'warn',
          },
          gracefulShutdown: { signal: 'SIGTERM', timeout: 25_000 },
        },
      }),
});

/** Creates a data folder. It is removed when the runner exits, after the product has stopped. */
function createDataFolder(): string {
  const folder = createTemporaryFolder('e2e');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
