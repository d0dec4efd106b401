/**
 * Rewrites sections of random documents: `rewrites/run [COUNT (1,000)]` repeats the property tests for rewriting
 * with COUNT random cases each. No character outside the section may change, even if the user is typing at the same
 * time, and no word may be lost unless the user has accepted its change.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [count = '1000'] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const tests = [
  'packages/shared/src/submission/rewrite/apply-hunks.test.ts',
  'web/src/features/creator/step-4-draft/rewrite/accepted-changes.test.ts',
];

async function main(): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
    cwd: root,
    env: { ...process.env, REWRITE_RUNS: count },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${count} random rewrites per property`);
  process.exitCode = code === 0 ? 0 : 1;
}

await main();
