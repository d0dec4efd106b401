import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject, stampFile } from './project.mjs';
import { runNpm } from './run-program.mjs';
import { withProgress } from './progress.mjs';

/**
 * Installs the packages if the lock file changed since the last installation.
 *
 * @param {{ forDevelopment?: boolean }} [options] forDevelopment: include development packages,
 *   which are more than half of all packages; installed packages are never removed
 */
export async function installWhenNeeded({ forDevelopment = true } = {}) {
  const wanted = lockHash();
  const stamps = (forDevelopment ? ['all'] : ['all', 'production']).map((kind) =>
    stampFile(`install-${kind}`),
  );
  if (stamps.some((stamp) => read(stamp) === wanted)) return;
  if (isInstalled(forDevelopment)) return writeFileSync(stamps.at(-1), wanted);
  const isComplete = forDevelopment || hasDevelopmentPackages();
  await install(isComplete ? '--include=dev' : '--omit=dev');
  writeFileSync(isComplete ? stamps[0] : stamps.at(-1), wanted);
}

async function install(option) {
  const { code, output } = await withProgress(
    'installing',
    'the packages in package-lock.json',
    () => runNpm(['ci', option, '--no-audit', '--no-fund', '--prefer-offline']),
  );
  if (code === 0) return;
  console.error(output.split('\n').slice(-30).join('\n'));
  console.error(
    'The packages could not be installed. The reason is above; check your network and try again.',
  );
  process.exit(1);
}

function lockHash() {
  const { platform, arch, versions } = process;
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(`${platform} ${arch} ${versions.modules}`)
    .digest('hex');
}

function hasDevelopmentPackages() {
  return Object.values(installedPackages() ?? {}).some(({ dev }) => dev);
}

/** Returns the packages in node_modules, as recorded by npm. */
function installedPackages() {
  const installed = read(inProject('node_modules', '.package-lock.json'));
  return installed && JSON.parse(installed).packages;
}

/** Whether the installed versions match the lock file. */
function isInstalled(forDevelopment) {
  const installed = installedPackages();
  if (!installed) return false;
  const wanted = JSON.parse(read(inProject('package-lock.json')) ?? '{}').packages;
  return Object.entries(wanted).every(
    ([path, { version, link, dev, optional, devOptional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (dev && !forDevelopment) ||
      ((optional || devOptional) && !installed[path]) ||
      installed[path]?.version === version,
  );
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
