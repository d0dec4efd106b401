// Starts the existing build without installing or building anything.
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
// a URL, because the type check runs without a build
const entry = new URL('../../packages/local/dist/index.js', import.meta.url);
/** @type {typeof import('../../packages/local/src/index.ts')} */
const { run } = await import(entry.href);
await run({ folder: root, startedAt: Date.now() });
