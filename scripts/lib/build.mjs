import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint } from './fingerprint.mjs';
import { withProgress } from './progress.mjs';
import { compiler, resolveInProject, stampFile } from './project.mjs';
import { runProgram } from './run-program.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} inputs files and folders, relative to the clone
 * @property {string[]} outputs
 * @property {string[]} args the program to run with Node, and its arguments
 * @property {string} [cwd]
 */

/** Builds the server and the web app, each only if its sources changed since the last build. */
export const buildWhenNeeded = () => runOutdated([describeServerBuild(), describeWebBuild()]);

export const buildServerWhenNeeded = () => runOutdated([describeServerBuild()]);

/** Whether a complete build of the server exists, even if its sources have changed since. */
export const isServerBuilt = () => isComplete(describeServerBuild());

/** @param {Build[]} builds */
async function runOutdated(builds) {
  const outdated = builds.filter((build) => !isUpToDate(build));
  if (outdated.length === 0) return;
  const results = await withProgress('building', '', () => Promise.all(outdated.map(runBuild)));
  const failed = results.filter(({ code }) => code !== 0);
  if (failed.length === 0) return;
  console.error(failed.map(({ output }) => output).join('\n'));
  console.error('The build failed. The errors are above.');
  process.exit(1);
}

/**
 * Uses one compiler for all workspaces, because it starts only once and skips unchanged workspaces.
 *
 * @returns {Build}
 */
function describeServerBuild() {
  const workspaces = ['packages', 'services']
    .flatMap((parent) => readdirSync(resolveInProject(parent)).map((name) => join(parent, name)))
    .filter((workspace) => existsSync(resolveInProject(workspace, 'tsconfig.build.json')));
  const configs = workspaces.map((workspace) => join(workspace, 'tsconfig.build.json'));
  return {
    name: 'server',
    inputs: ['package-lock.json', 'tsconfig.base.json', 'tsconfig.build.json', ...workspaces],
    outputs: workspaces.map((workspace) => join(workspace, 'dist')),
    args: [resolveInProject('node_modules', compiler), '-b', ...configs],
  };
}

/** @returns {Build} */
function describeWebBuild() {
  return {
    name: 'web',
    inputs: ['package-lock.json', 'tsconfig.base.json', 'packages/shared', 'web'],
    outputs: ['web/dist'],
    args: [resolveInProject('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    cwd: resolveInProject('web'),
  };
}

/** @param {Build} build */
async function runBuild(build) {
  const { inputs, args, cwd } = build;
  const built = computeInputFingerprint(inputs);
  const result = await runProgram(process.execPath, args, { cwd, env: { NODE_ENV: '' } });
  if (result.code === 0) writeFileSync(getStampFile(build), built);
  return result;
}

/** @param {Build} build */
const isUpToDate = (build) =>
  isComplete(build) &&
  readFileSync(getStampFile(build), 'utf8') === computeInputFingerprint(build.inputs);

/** @param {Build} build */
const isComplete = (build) =>
  [getStampFile(build), ...build.outputs.map((path) => resolveInProject(path))].every((path) =>
    existsSync(path),
  );

/** @param {Build} build */
const getStampFile = ({ name }) => stampFile(`${name}-build`);

/** @param {string[]} inputs */
const computeInputFingerprint = (inputs) =>
  computeFingerprint(inputs.map((path) => resolveInProject(path)));
