import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const externalSettings =
  /^(MONGODB_URI|RABBITMQ_URL|S3_|OPENAI_|STRIPE_|PUBLIC_ORIGIN|TRUSTED_PROXIES|SECURE_COOKIES)/;

/** The environment without the settings that replace embedded services. */
const embeddedEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !externalSettings.test(name)),
);

/**
 * Starts the product as `npm start` does, with its data in `folder` and without rate limits.
 *
 * @param settings additional environment variables
 */
export async function startProduct(folder: string, settings: NodeJS.ProcessEnv = {}) {
  const env = {
    ...embeddedEnv,
    RATE_LIMIT_FACTOR: '1000000',
    PORT: '0',
    ...settings,
    DATA_DIR: folder,
  };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, cwd: root });
  const exited = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => reject(new Error(`npm start exited with ${code}:\n${output}`)));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    isRunning,
    /** Kills the process that runs all services; the database keeps running. */
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
    /** Resolves when the product has exited. */
    exited,
    /** Returns the log lines with level error or fatal. */
    async faults(): Promise<string[]> {
      const log = await readFile(join(folder, 'grantwright.log'), 'utf8');
      return log.split('\n').filter((line) => /"level":(5|6)0\b/.test(line));
    },
    /** Grants unlimited applications using the operator command. */
    async makeSuperUser(email: string): Promise<void> {
      const command = spawn(
        process.execPath,
        [join(root, 'scripts/admin.mjs'), 'super-user', email],
        { env, cwd: root, stdio: 'ignore' },
      );
      const [code] = await once(command, 'exit');
      if (code !== 0) throw new Error(`npm run admin exited with ${code}`);
    },
    async stop(): Promise<void> {
      if (!isRunning()) return;
      child.kill('SIGTERM');
      await exited;
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
