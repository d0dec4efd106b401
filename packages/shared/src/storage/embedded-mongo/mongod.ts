import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A mongod that was seen to run on this machine. */
export type Mongod = { path: string; version: string; source: string };

/** What a source of mongod needs to know, and where it says what it is doing. */
export type Search = {
  env: NodeJS.ProcessEnv;
  cacheFolder: string;
  say: (line: string) => void;
};

/** The oldest major version that the product is tested with. */
const oldestMajor = 6;

/** The name of the program on this platform. */
export const mongodName = process.platform === 'win32' ? 'mongod.exe' : 'mongod';

/**
 * Runs `mongod --version`: a binary that does not link on this machine must not be taken.
 *
 * @param path the program
 * @returns its version, such as `6.0.5`
 * @throws Error with one sentence when it does not run or is older than version 6
 */
export async function checkMongod(path: string): Promise<string> {
  const output = await run(path, ['--version'], { timeout: 20_000, windowsHide: true }).catch(
    (cause: NodeJS.ErrnoException & { stderr?: string }) => {
      const reason = cause.stderr?.trim().split('\n')[0] || cause.code || cause.message;
      throw new Error(`${path} does not run here (${reason})`);
    },
  );
  const version = /db version v(\d+\.\d+\.\d+)/.exec(output.stdout)?.[1];
  if (!version) throw new Error(`${path} does not say which version it is`);
  if (Number(version.split('.')[0]) < oldestMajor) {
    throw new Error(`${path} is version ${version}, and ${oldestMajor} or newer is needed`);
  }
  return version;
}
