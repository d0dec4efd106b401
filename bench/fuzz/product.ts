import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const replaceable =
  /^(MONGODB_URI|RABBITMQ_URL|S3_|OPENAI_|STRIPE_|PUBLIC_ORIGIN|TRUSTED_PROXIES|SECURE_COOKIES)/;

/** The environment without what would put another part in the place of an embedded one. */
const bare = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !replaceable.test(name)),
);

/**
 * The whole product as `npm start` runs it, with all that is its own in a folder, and no rate limits
 * unless `parts` sets them.
 *
 * @param parts what the environment says besides, of parts in the place of embedded ones
 */
export async function startProduct(folder: string, parts: NodeJS.ProcessEnv = {}) {
  const env = {
    ...bare,
    RATE_LIMIT_FACTOR: '1000000',
    ...parts,
    PORT: '0',
    DATA_DIR: folder,
  };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, cwd: root });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const collect = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready at (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${said}`)));
  });
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** The lines of the log that report an error of ours. */
    async faults(): Promise<string[]> {
      const log = await readFile(join(folder, 'grantwright.log'), 'utf8');
      return log.split('\n').filter((line) => /"level":(5|6)0\b/.test(line));
    },
    /** Gives a person unlimited applications, as an operator does. */
    async makeSuperUser(email: string): Promise<void> {
      const command = spawn(
        process.execPath,
        [join(root, 'scripts/admin.mjs'), 'super-user', email],
        { env, cwd: root, stdio: 'ignore' },
      );
      const [code] = await once(command, 'exit');
      if (code !== 0) throw new Error(`npm run admin ended with ${code}`);
    },
    async stop(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
