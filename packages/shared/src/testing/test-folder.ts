import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder next to the data of the run, which is in memory if possible: databases wait for their disk. */
export const createTestFolder = (prefix: string): Promise<string> =>
  mkdtemp(join(process.env['GRANTWRIGHT_TEST_RUN'] ?? tmpdir(), prefix));
