// npm run admin -- super-user | dead-letters | move-files …: what only an operator may do.
import { parseArgs } from 'node:util';
import { checkNode } from './lib/check-node.mjs';

checkNode();
const { installWhenNeeded } = await import('./lib/install.mjs');
const { buildWhenNeeded } = await import('./lib/build.mjs');
await installWhenNeeded();
await buildWhenNeeded();

const { runAdmin } = await import('../packages/local/dist/index.js');
const { root } = await import('./lib/project.mjs');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { revoke: { type: 'boolean', default: false } },
});
process.exit(await runAdmin({ words: positionals, revoke: values.revoke, folder: root }));
