// Starts the existing build; installs and builds nothing.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { run } = await import('../../packages/local/dist/index.js');
await run({ folder: root, startedAt: Date.now() });
