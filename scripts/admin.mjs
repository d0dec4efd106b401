// npm run admin -- super-user | reset-link | dead-letters | move-files | bind-files | migrations …: operator commands.
import { checkNode } from './lib/check-node.mjs';

checkNode();
const { installWhenNeeded } = await import('./lib/install.mjs');
const { buildWhenNeeded } = await import('./lib/build.mjs');
await installWhenNeeded({ forDevelopment: false });
await buildWhenNeeded();

const { root } = await import('./lib/project.mjs');
process.chdir(root);
await import('../packages/local/dist/admin.js');
