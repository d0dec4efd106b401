/**
 * Measures `npm start` on existing data, compared with a lower bound: the time until a mongod accepts connections plus
 * the time for Node to import the libraries of all services.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@grantwright/shared/storage';
import { stablePort } from '@grantwright/shared/testing';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { startProduct } from '../lib/start-product.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rounds = 7;

async function main({ folder }: Bench): Promise<void> {
  const mongoFolder = join(folder, 'bare');
  const mongod = await mongodCommand(mongoFolder);
  const script = join(folder, 'imports.mjs');
  await writeFile(script, await importScript());
  const startOnce = () => productMs(join(folder, 'product'));
  await startOnce();
  const { ratios, values } = await pairedRounds(rounds, {
    product: startOnce,
    bare: async () => (await mongodMs(mongod, mongoFolder)) + (await importMs(script)),
  });
  report('ms, npm start', values('product'));
  report('ms, mongod and imports', values('bare'));
  report('npm start with data / (mongod restart + library imports)', ratios('product', 'bare'));
}

async function productMs(dataFolder: string): Promise<number> {
  const startedAt = performance.now();
  const product = await startProduct(dataFolder);
  const elapsedMs = performance.now() - startedAt;
  await product.stop();
  return elapsedMs;
}

/** Returns the command line with which the product starts mongod, but with a separate data folder. */
async function mongodCommand(folder: string): Promise<string[]> {
  const ignore = () => undefined;
  const mongo = await startEmbeddedMongo({
    folder,
    env: process.env,
    print: ignore,
    onExit: ignore,
  });
  const command = await readFile(`/proc/${mongo.pid}/cmdline`, 'utf8');
  await mongo.stop();
  return command.split('\0').filter(Boolean);
}

async function mongodMs([program = '', ...args]: string[], folder: string): Promise<number> {
  const startedAt = performance.now();
  const port = await stablePort();
  const withPort = args.map((arg, index) => (args[index - 1] === '--port' ? String(port) : arg));
  const child = spawn(program, withPort, { stdio: 'ignore' });
  while (!(await isListening(port))) await sleep(5);
  const elapsedMs = performance.now() - startedAt;
  await stop(child);
  await rm(join(folder, 'db', 'mongod.lock'), { force: true });
  return elapsedMs;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * Returns a script that imports every production dependency of packages and services, resolved from the package that
 * depends on it.
 */
async function importScript(): Promise<string> {
  const lines: string[] = [];
  for (const parent of ['packages', 'services'])
    for (const name of await readdir(join(root, parent))) {
      const file = join(root, parent, name, 'package.json');
      const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
        await readFile(file, 'utf8'),
      );
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

async function importMs(script: string): Promise<number> {
  const startedAt = performance.now();
  await once(spawn(process.execPath, [script], { stdio: 'ignore' }), 'exit');
  return performance.now() - startedAt;
}

await runBenchmark(main);
