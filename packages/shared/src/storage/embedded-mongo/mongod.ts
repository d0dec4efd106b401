import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A mongod that runs on this machine. */
export type Mongod = { path: string; version: string; source: string };

/** The input of a mongod source. */
export type Search = {
  env: NodeJS.ProcessEnv;
  cacheFolder: string;
  print: (line: string) => void;
};

/** The oldest version the product is tested with. */
const minMajorVersion = 6;

export const mongodName = process.platform === 'win32' ? 'mongod.exe' : 'mongod';

/**
 * Runs `mongod --version`, since a binary for another platform or with missing libraries must be rejected.
 *
 * @returns the version, such as `6.0.5`
 * @throws Error when it does not run or is too old
 */
export async function checkMongod(path: string): Promise<string> {
  const output = await run(path, ['--version'], { timeout: 20_000, windowsHide: true }).catch(
    (cause: NodeJS.ErrnoException & { stderr?: string }) => {
      const reason = cause.stderr?.trim().split('\n')[0] || cause.code || cause.message;
      throw new Error(`${path} does not run here (${reason})`);
    },
  );
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output.stdout)?.[1];
  if (!version) throw new Error(`${path} reports no version`);
  if (Number(version.split('.')[0]) < minMajorVersion) {
    throw new Error(`${path} is version ${version}; ${minMajorVersion} or newer is required`);
  }
  return version;
}
