// Starts the existing build without installing or building anything.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { run } = await import('../../packages/local/dist/index.js');
await run({ folder: root, startedAt: Date.now() });
