import { mkdirSync } from 'node:fs';
import { compiler, inProject } from './project.mjs';
import { runProgram } from './run-program.mjs';
import { runStep } from './steps.mjs';

const cache = inProject('node_modules/.cache/grantwright');

const check =
  (name, path, ...args) =>
  () =>
    runStep(name, () => runProgram(process.execPath, [inProject('node_modules', path), ...args]));

// One program for all server workspaces checks their common sources once.
const typesOf = (name, config) => {
  mkdirSync(cache, { recursive: true });
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`];
  return check(`types of ${name}`, compiler, '-p', config, '--noEmit', ...incremental);
};
const serverTypes = () => typesOf('server', 'tsconfig.json');
const webTypes = () => typesOf('web', 'web/tsconfig.json');

const lint = (paths) => check('lint', 'oxlint/bin/oxlint', ...paths);
const format = (paths) =>
  check('format', 'oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...paths);
const dependencyRules = () =>
  check(
    'dependency rules',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'dependency-cruiser.config.mjs', 'packages', 'services', 'web', 'bench'],
  );

const wording = () => () =>
  runStep('wording', () => runProgram(process.execPath, [inProject('scripts/check-wording.mjs')]));

/** Every static check, the longest first. */
export const allChecks = () => [
  serverTypes(),
  webTypes(),
  dependencyRules(),
  check('unused code', 'knip/bin/knip.js'),
  lint(['.']),
  wording(),
  format(['.']),
  check('size budget', 'size-limit/bin.js'),
];

/** The checks that apply to these files. */
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
