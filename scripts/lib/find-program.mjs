import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds the first of these programs on PATH.
 *
 * @param {...string} names
 * @returns {string | undefined} the path of the program
 */
export const findOnPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram);

/**
 * Whether the file exists and may be executed.
 *
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
