import { readFileSync } from 'node:fs';
import { resolveInProject } from './project.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 */

/** Returns the packages that npm should install. */
export const listLockedPackages = () => readPackages('package-lock.json') ?? {};

/** Returns the packages in node_modules, as recorded by npm. */
export const listInstalledPackages = () => readPackages('node_modules/.package-lock.json');

/**
 * @param {string} lockFile
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(resolveInProject(lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
