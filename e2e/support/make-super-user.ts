import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../../scripts/admin.mjs', import.meta.url));

/** Runs the program behind `npm run admin`. */
export async function makeSuperUser(email: string): Promise<void> {
  await promisify(execFile)(process.execPath, [program, 'super-user', email], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  });
}
