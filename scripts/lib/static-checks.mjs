import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiler, inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { runStep } from './steps.mjs';

const cache = inProject('node_modules/.cache/grantwright');

/** Defines a check, which runs at low priority because tests may run at the same time. */
const check =
  (name, script, ...args) =>
  () =>
    runStep(name, () =>
      runProgram(process.execPath, [inProject(script), ...args], { isBackground: true }),
    );

const inPackages = (path) => join('node_modules', path);

// One program for all server workspaces checks their common sources only once.
const typesOf = (name, config) => {
  mkdirSync(cache, { recursive: true });
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];
  return check(`types of ${name}`, inPackages(compiler), '-p', config, '--noEmit', ...incremental);
};
const serverTypes = () => typesOf('server', 'tsconfig.json');
const webTypes = () => typesOf('web', 'web/tsconfig.json');

const lint = (paths) => check('lint', inPackages('oxlint/bin/oxlint'), ...paths);
const format = (paths) => {
  const options = ['--check', '--no-error-on-unmatched-pattern'];
  return check('format', inPackages('oxfmt/bin/oxfmt'), ...options, ...paths);
};
const dependencyRules = () =>
  check(
    'dependency rules',
    inPackages('dependency-cruiser/bin/dependency-cruise.mjs'),
    ...['--config', 'dependency-cruiser.config.mjs', 'packages', 'services', 'web', 'bench'],
  );

const wording = () => check('wording', 'scripts/check-wording.mjs');

/** Returns every static check, fastest first. */
export const allChecks = () => [
  format(['.']),
  check('size budget', inPackages('size-limit/bin.js')),
  wording(),
  lint(['.']),
  check('unused code', inPackages('knip/bin/knip.js')),
  webTypes(),
  dependencyRules(),
  serverTypes(),
];

/** Returns the checks that apply to these files. */
export function checksOf(files) {
  const scripts = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const sources = scripts.filter((path) => /^(packages|services|web|bench|e2e)\//.test(path));
  const inWeb = sources.filter((path) => /^(web|packages\/shared)\//.test(path));
  const onServer = sources.filter((path) => !path.startsWith('web/'));
  return [
    ...(onServer.length > 0 ? [serverTypes()] : []),
    ...(inWeb.length > 0 ? [webTypes()] : []),
    ...(scripts.length > 0 ? [lint(scripts)] : []),
    ...(files.length > 0 ? [format(files), wording()] : []),
    ...(sources.length > 0 ? [dependencyRules()] : []),
  ];
}
