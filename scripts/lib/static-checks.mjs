import { mkdirSync } from 'node:fs';
import { compiler, resolveInProject } from './project.mjs';
import { runProgram } from './run-program.mjs';

const cache = resolveInProject('node_modules/.cache/grantwright');

/**
 * Defines a check, which runs at low priority because tests may run at the same time.
 *
 * @type {(name: string, script: string, ...args: string[]) => import('./steps.mjs').Step}
 */
const check = (name, script, ...args) => ({
  name,
  work: () =>
    runProgram(process.execPath, [resolveInProject(script), ...args], { isBackground: true }),
});

// Uses one program for the scripts and all server workspaces, and one thread, so that their common
// sources and types are checked only once.
/** @type {(name: string, config: string) => import('./steps.mjs').Step} */
const createTypeCheck = (name, config) => {
  mkdirSync(cache, { recursive: true });
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];
  const args = ['-p', config, '--noEmit', '--singleThreaded', ...incremental];
  return check(`types of ${name}`, `node_modules/${compiler}`, ...args);
};
const checkServerTypes = () => createTypeCheck('server', 'tsconfig.json');
const checkWebTypes = () => createTypeCheck('web', 'web/tsconfig.json');

/** @param {string[]} paths */
const lint = (paths) => check('lint', 'node_modules/oxlint/bin/oxlint', ...paths);

/** @param {string[]} paths */
const format = (paths) => {
  const options = ['--check', '--no-error-on-unmatched-pattern'];
  return check('format', 'node_modules/oxfmt/bin/oxfmt', ...options, ...paths);
};

const checkDependencyRules = () =>
  check(
    'dependency rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'dependency-cruiser.config.mjs', 'packages', 'services', 'web', 'bench'],
  );

const checkWording = () => check('wording', 'scripts/check-wording.mjs');

/** Returns every static check, fastest first. */
export const listChecks = () => [
  format(['.']),
  check('size budget', 'node_modules/size-limit/bin.js'),
  checkWording(),
  lint(['.']),
  check('unused code', 'node_modules/knip/bin/knip.js'),
  checkWebTypes(),
  checkDependencyRules(),
  checkServerTypes(),
];

/**
 * Returns the checks that apply to these files.
 *
 * @param {string[]} files relative to the clone
 */
export function createChecks(files) {
  const code = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const sources = code.filter((path) => /^(packages|services|web|bench|e2e)\//.test(path));
  const inWeb = sources.filter((path) => /^(web|packages\/shared)\//.test(path));
  const onServer = code.filter((path) => !path.startsWith('web/'));
  return [
    ...(onServer.length > 0 ? [checkServerTypes()] : []),
    ...(inWeb.length > 0 ? [checkWebTypes()] : []),
    ...(code.length > 0 ? [lint(code)] : []),
    ...(files.length > 0 ? [format(files), checkWording()] : []),
    ...(sources.length > 0 ? [checkDependencyRules()] : []),
  ];
}
