// npm run build: builds everything that changed since the last build.
import { checkNode } from './lib/check-node.mjs';

checkNode();
const { buildWhenNeeded } = await import('./lib/build.mjs');
await buildWhenNeeded();
