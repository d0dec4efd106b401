// Vitest's global setup: builds the server, from which worker threads and processes run.
import { buildServerWhenNeeded } from './lib/build.mjs';

export default buildServerWhenNeeded;
