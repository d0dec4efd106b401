import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the clone. */
export const inProject = (...parts) => join(root, ...parts);

/** Where the scripts remember what they did last; it goes with the installed packages it speaks of. */
export const stampFile = (name) => inProject('node_modules', `.grantwright-${name}`);
