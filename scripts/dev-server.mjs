// The server side of npm run dev: the product from its sources. Run by tsx, which reloads it.
import { root } from './lib/project.mjs';
import { run } from '../packages/local/src/index.ts';

await run({ folder: root, startedAt: Date.now() });
