import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject, stampFile } from './project.mjs';
import { runNpm } from './run-program.mjs';
import { withProgress } from './progress.mjs';

/** Installs the packages when the lock file has changed since they were last installed. */
export async function installWhenNeeded() {
  const wanted = lockHash();
  if (read(stampFile('install')) === wanted) return;
  if (!isInstalled()) {
    const { code, output } = await withProgress(
      'installing',
      'the packages in package-lock.json',
      () => runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']),
    );
    if (code !== 0) {
      console.error(output.split('\n').slice(-30).join('\n'));
      console.error(
        'The packages could not be installed: npm says why above. When the network is the cause, try again once it is there.',
      );
      process.exit(1);
    }
  }
  writeFileSync(stampFile('install'), wanted);
}

function lockHash() {
  const { platform, arch, versions } = process;
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .update(`${platform} ${arch} ${versions.modules}`)
    .digest('hex');
}

/** Whether npm, asked by hand, has already installed exactly what the lock file names. */
function isInstalled() {
  const installed = read(inProject('node_modules', '.package-lock.json'));
  if (!installed) return false;
  const wanted = JSON.parse(read(inProject('package-lock.json')) ?? '{}').packages;
  const found = JSON.parse(installed).packages;
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.startsWith('node_modules/') ||
      link ||
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
