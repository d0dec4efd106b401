// Runs the servers for npm run dev from source; tsx reloads them.
import { root } from './lib/project.mjs';
import { run } from '../packages/local/src/index.ts';

await run({ folder: root, startedAt: Date.now() });
