// npm start: installs and builds anything missing, then runs the product in this process.
import { checkNode } from './lib/check-node.mjs';
import { inProject, root } from './lib/project.mjs';

const startedAt = Date.now();
checkNode();
const { installWhenNeeded } = await import('./lib/install.mjs');
const { buildWhenNeeded } = await import('./lib/build.mjs');
await installWhenNeeded({ forDevelopment: false });
await buildWhenNeeded();

const { pathToFileURL } = await import('node:url');
const entry = pathToFileURL(inProject('packages/local/dist/index.js'));
const { run } = await import(entry.href);
await run({ folder: root, startedAt });
