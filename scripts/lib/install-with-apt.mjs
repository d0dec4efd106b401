import { runProgram } from './run-program.mjs';

/** Whether apt-get can install packages: it needs root. */
export const canInstallWithApt = () => process.getuid?.() === 0;

/**
 * Installs a package with apt-get. Updates the package lists only if that fails, because an update is slow.
 *
 * @param {string} name
 */
export async function installWithApt(name) {
  // RUNLEVEL=1 prevents a package from starting its service
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () =>
    runProgram('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  const result = await install();
  if (result.code === 0) return result;
  const updated = await runProgram('apt-get', ['update'], { env });
  return updated.code === 0 ? await install() : updated;
}
