import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@grantwright/shared/storage';
import { stablePort } from '@grantwright/shared/testing';
import { pairedRatios, report } from '../paired-rounds.ts';

/**
 * `npm start` on existing data, compared with a lower bound: a mongod until it accepts connections, then Node importing
 * the libraries of all services.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'grantwright-bench-'));
const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'product'), MONGODB_URI: '' };
const ignore = () => undefined;

async function milliseconds(work: () => Promise<() => Promise<unknown>>): Promise<number> {
  const startedAt = performance.now();
  const cleanUp = await work();
  const elapsed = performance.now() - startedAt;
  await cleanUp();
  return elapsed;
}

/** Resolves when a child has exited. */
const exited = (child: ReturnType<typeof spawn>) =>
  new Promise<void>((resolve) => child.once('exit', () => resolve()));

const product = () =>
  milliseconds(async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { env, cwd: root });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('ready at')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`exited with ${code}`)));
    });
    return async () => {
      child.kill('SIGTERM');
      await exited(child);
    };
  });

/** Command line of mongod as the product starts it, with a separate data folder. */
const dbPath = join(folder, 'bare', 'db');
async function mongodCommand(): Promise<string[]> {
  const mongo = await startEmbeddedMongo({
    folder: join(folder, 'bare'),
    env: process.env,
    print: ignore,
    onExit: ignore,
  });
  const command = await readFile(`/proc/${mongo.pid}/cmdline`, 'utf8');
  await mongo.stop();
  return command.split('\0').filter(Boolean);
}
const [program = '', ...mongodArgs] = await mongodCommand();

const bareMongod = () =>
  milliseconds(async () => {
    const port = await stablePort();
    const args = mongodArgs.map((arg, index) =>
      mongodArgs[index - 1] === '--port' ? String(port) : arg,
    );
    const child = spawn(program, args, { stdio: 'ignore' });
    while (!(await isListening(port))) await new Promise((resolve) => setTimeout(resolve, 5));
    return async () => {
      child.kill('SIGTERM');
      await exited(child);
      await rm(join(dbPath, 'mongod.lock'), { force: true });
    };
  });

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Imports every production dependency of packages and services, resolved from its own package. */
async function librariesScript(): Promise<string> {
  const lines: string[] = [];
  for (const parent of ['packages', 'services'])
    for (const name of await readdir(join(root, parent))) {
      const file = join(root, parent, name, 'package.json');
      const { dependencies = {} } = JSON.parse(await readFile(file, 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      for (const library of Object.keys(dependencies))
        if (!/^@grantwright\/|^mongodb-memory-server/.test(library))
          lines.push(`createRequire(${JSON.stringify(file)}).resolve(${JSON.stringify(library)})`);
    }
  return `import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
const found = [${lines.map((line) => `() => ${line}`).join(',\n')}];
for (const find of found) { let path; try { path = find(); } catch { continue; } await import(pathToFileURL(path)); }
process.exit(0);`;
}
const script = join(folder, 'imports.mjs');
await writeFile(script, await librariesScript());
const bareImports = () =>
  milliseconds(async () => {
    await exited(spawn(process.execPath, [script], { stdio: 'ignore' }));
    return async () => undefined;
  });

try {
  await product();
  const rows: string[] = [];
  const ratios = await pairedRatios(7, {
    product: async () => {
      const duration = await product();
      rows.push(`product ${duration.toFixed(0)} ms`);
      return duration;
    },
    bare: async () => {
      const [mongod, imports] = [await bareMongod(), await bareImports()];
      rows.push(`mongod ${mongod.toFixed(0)} ms + imports ${imports.toFixed(0)} ms`);
      return mongod + imports;
    },
  });
  console.log(rows.join('\n'));
  report('npm start with data / (mongod restart + library imports)', ratios('product', 'bare'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
