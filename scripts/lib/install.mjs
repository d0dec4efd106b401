import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject, stampFile } from './project.mjs';
import { runNpm } from './run-program.mjs';
import { withProgress } from './progress.mjs';

/**
 * Installs the packages if the lock file changed since the last installation.
 *
 * @param {{ forDevelopment?: boolean }} [options] forDevelopment: include development packages, which
 *   are more than half
 */
export async function installWhenNeeded({ forDevelopment = true } = {}) {
  const wanted = lockHash();
  const stamps = (forDevelopment ? ['all'] : ['all', 'production']).map((kind) =>
    stampFile(`install-${kind}`),
  );
  if (stamps.some((stamp) => read(stamp) === wanted)) return;
  if (!isInstalled(forDevelopment)) {
    const omitted = forDevelopment ? '--include=dev' : '--omit=dev';
    const { code, output } = await withProgress(
      'installing',
      'the packages in package-lock.json',
      () => runNpm(['ci', omitted, '--no-audit', '--no-fund', '--prefer-offline']),
    );
    if (code !== 0) {
      console.error(output.split('\n').slice(-30).join('\n'));
      console.error(
        'The packages could not be installed. The reason is above; check your network and try again.',
      );
      process.exit(1);
    }
  }
  writeFileSync(stampFile(`install-${forDevelopment ? 'all' : 'production'}`), wanted);
}

function lockHash() {
  const { platform, arch, versions } = process;
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(`${platform} ${arch} ${versions.modules}`)
    .digest('hex');
}

/** Whether the installed versions match the lock file. */
function isInstalled(forDevelopment) {
  const installed = read(inProject('node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = JSON.parse(read(inProject('package-lock.json')) ?? '{}').packages;
  const found = JSON.parse(installed).packages;
  return Object.entries(wanted).every(
    ([path, { version, link, dev, optional, devOptional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
      (dev && !forDevelopment) ||
      ((optional || devOptional) && !found[path]) ||
      found[path]?.version === version,
  );
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
