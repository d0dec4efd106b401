import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the clone. */
export const inProject = (...parts) => join(root, ...parts);

/** A file that records a script's last run; removing node_modules also removes it. */
export const stampFile = (name) => inProject('node_modules', `.grantwright-${name}`);

/** TypeScript 7, which is several times faster. Other tools need the API of TypeScript 6, which is `typescript`. */
export const compiler = 'typescript-7/bin/tsc';
