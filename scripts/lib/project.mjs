import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Returns a path inside the clone.
 *
 * @param {string[]} parts
 */
export const resolveInProject = (...parts) => join(root, ...parts);

/**
 * Returns the path of a file that records a script's last run. Removing node_modules also removes the file.
 *
 * @param {string} name
 */
export const stampFile = (name) => resolveInProject('node_modules', `.grantwright-${name}`);

/**
 * TypeScript 7, because it is several times faster. Other tools need the API of TypeScript 6, installed as
 * `typescript`.
 */
export const compiler = 'typescript-7/bin/tsc';
