// The product as it was built before the tests: nothing is installed or built anew.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { run } = await import('../../packages/local/dist/index.js');
await run({ folder: root, startedAt: Date.now() });
