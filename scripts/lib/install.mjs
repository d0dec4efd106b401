import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { listInstalledPackages, listLockedPackages } from './lock-file.mjs';
import { resolveInProject, stampFile } from './project.mjs';
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
  const complete = stampFile('install-all');
  const sufficient = forDevelopment ? complete : stampFile('install-production');
  if ([complete, sufficient].some((stamp) => read(stamp) === wanted)) return;
  if (isInstalled(forDevelopment)) return writeFileSync(sufficient, wanted);
  const isComplete = forDevelopment || hasDevelopmentPackages();
  await install(isComplete ? '--include=dev' : '--omit=dev');
  writeFileSync(isComplete ? complete : sufficient, wanted);
}

/** @param {string} option which packages to install */
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
    .update(readFileSync(resolveInProject('package-lock.json')))
    .update(`${platform} ${arch} ${versions.modules}`)
    .digest('hex');
}

function hasDevelopmentPackages() {
  return Object.values(listInstalledPackages() ?? {}).some(({ dev }) => dev);
}

/**
 * Whether the installed versions match the lock file.
 *
 * @param {boolean} forDevelopment
 */
function isInstalled(forDevelopment) {
  const installed = listInstalledPackages();
  if (!installed) return false;
  return Object.entries(listLockedPackages()).every(
    ([path, { version, link, dev, optional, devOptional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (dev && !forDevelopment) ||
      ((optional || devOptional) && !installed[path]) ||
      installed[path]?.version === version,
  );
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
