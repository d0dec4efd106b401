// Vitest's global setup: builds the server, because worker threads and processes run from the
// build.
import { buildServerWhenNeeded } from './lib/build.mjs';

export default buildServerWhenNeeded;
