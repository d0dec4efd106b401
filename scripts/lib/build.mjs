import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProgress } from './progress.mjs';
import { compiler, inProject, stampFile } from './project.mjs';
import { runProgram } from './run-program.mjs';

const tool = (path) => inProject('node_modules', path);

/** Builds the server and the web app, each only if its sources changed since the last build. */
export const buildWhenNeeded = () => runOutdated([serverBuild(), webBuild()]);

export const buildServerWhenNeeded = () => runOutdated([serverBuild()]);

async function runOutdated(all) {
  const builds = all.filter((build) => !isUpToDate(build));
  if (builds.length === 0) return;
  const results = await withProgress('building', '', () => Promise.all(builds.map(runBuild)));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length === 0) return;
  console.error(failed.map(({ output }) => output).join('\n'));
  console.error('The build failed. The errors are above.');
  process.exit(1);
}

/** One compiler for all workspaces: it starts once and skips those that did not change. */
function serverBuild() {
  const workspaces = ['packages', 'services']
    .flatMap((parent) => readdirSync(inProject(parent)).map((name) => join(parent, name)))
    .filter((workspace) => existsSync(inProject(workspace, 'tsconfig.build.json')));
  const configs = workspaces.map((workspace) => join(workspace, 'tsconfig.build.json'));
  return {
    name: 'server',
    inputs: ['package-lock.json', 'tsconfig.base.json', 'tsconfig.build.json', ...workspaces],
    outputs: workspaces.map((workspace) => join(workspace, 'dist')),
    args: [tool(compiler), '-b', ...configs],
  };
}

function webBuild() {
  return {
    name: 'web',
    inputs: ['package-lock.json', 'tsconfig.base.json', 'packages/shared', 'web'],
    outputs: ['web/dist'],
    args: [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    cwd: inProject('web'),
  };
}

async function runBuild(build) {
  const { name, inputs, args, cwd } = build;
  const wanted = fingerprint(inputs);
  const result = await runProgram(process.execPath, args, { cwd, env: { NODE_ENV: '' } });
  if (result.code === 0) writeFileSync(stampFile(`${name}-build`), wanted);
  return result;
}

function isUpToDate({ name, inputs, outputs }) {
  const stamp = stampFile(`${name}-build`);
  if (!existsSync(stamp) || !outputs.every((path) => existsSync(inProject(path)))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(inputs);
}

/** Hashes name, size and modification time of every source file: reading them all takes longer. */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const input of inputs) add(hash, inProject(input));
  return hash.digest('hex');
}

const notSource = new Set(['dist', 'node_modules', 'test', '.turbo', 'coverage']);

function add(hash, path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return void hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  for (const name of readdirSync(path))
    if (!notSource.has(name) && !/\.test\.tsx?$/.test(name)) add(hash, join(path, name));
}
