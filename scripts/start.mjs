// npm start: installs and builds anything missing, then runs the product in this process.
import { checkNode } from './lib/check-node.mjs';
import { root } from './lib/project.mjs';

const startedAt = Date.now();
checkNode();
const { installWhenNeeded } = await import('./lib/install.mjs');
const { buildWhenNeeded } = await import('./lib/build.mjs');
await installWhenNeeded({ forDevelopment: false });
await buildWhenNeeded();

// a URL, because the type check runs without a build
const entry = new URL('../packages/local/dist/index.js', import.meta.url);
/** @type {typeof import('../packages/local/src/index.ts')} */
const { run } = await import(entry.href);
await run({ folder: root, startedAt });
