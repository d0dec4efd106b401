import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '../wait-for.ts';
import { minio, rabbitMq, type ServerKind } from './kinds.ts';
import {
  freezeServer,
  killServer,
  readDataFiles,
  startAgain,
  startServer,
  stopServer,
  thawServer,
  type ServerRecord,
} from './test-server.ts';

/** A running server. */
export type TestServer = {
  environment: Record<string, string>;
};

/** A server for one test file, which may kill or freeze it. */
export type OwnServer = TestServer & {
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Accepts connections but never responds, like a frozen machine. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  readDataFiles: (fileName: string) => Promise<string>;
  stop: () => Promise<void>;
};

/**
 * Returns the shared broker of this test run; undefined if none is available, which is reported at the end of the run.
 */
export const testBroker = () => ofTheRun(rabbitMq);
/** Returns the shared object store of this test run; undefined if none is available. */
export const testObjectStore = () => ofTheRun(minio);
/** Returns a broker for one test file; undefined if none can be started. */
export const dedicatedBroker = () => startOwnServer(rabbitMq);
export const dedicatedObjectStore = () => startOwnServer(minio);

const folderOfRun = () => {
  const folder = process.env['GRANTWRIGHT_TEST_RUN'];
  if (!folder)
    throw new Error('GRANTWRIGHT_TEST_RUN is missing: tests run through vitest.config.ts');
  return folder;
};
const processOfRun = () => Number(process.env['GRANTWRIGHT_TEST_RUN_PID']);

/** Started by the first test file that needs it, and shared by the others. */
async function ofTheRun(kind: ServerKind): Promise<TestServer | undefined> {
  const named = fromEnvironment(kind);
  if (named) return named;
  const folder = join(folderOfRun(), kind.name);
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  const note = join(folderOfRun(), `${kind.name}.json`);
  if (isFirst) {
    const record = await startServer(kind, folder, processOfRun()).catch((error: unknown) => ({
      failed: String(error),
    }));
    await writeFile(`${note}.new`, JSON.stringify(record ?? { missing: true }));
    await rename(`${note}.new`, note);
  }
  const text = await waitFor(() => readFile(note, 'utf8'), { within: 215_000 });
  const record = JSON.parse(text) as ServerRecord & { missing?: true; failed?: string };
  if (record.failed) throw new Error(`${kind.name} did not start: ${record.failed}`);
  if (record.missing) return absent(kind);
  return { environment: record.environment };
}

async function startOwnServer(kind: ServerKind): Promise<OwnServer | undefined> {
  const folder = join(folderOfRun(), `own-${randomUUID()}`);
  const record = await startServer(kind, folder, processOfRun());
  if (!record) return absent(kind);
  return {
    environment: record.environment,
    kill: () => killServer(record),
    start: () => startAgain(kind, record),
    freeze: () => freezeServer(record),
    thaw: () => thawServer(record),
    readDataFiles: (fileName) => readDataFiles(record, fileName),
    stop: () => stopServer(record),
  };
}

function fromEnvironment({ variables }: ServerKind): TestServer | undefined {
  const values = variables.map((name) => [name, process.env[name]]);
  return values.every(([, value]) => value)
    ? { environment: Object.fromEntries(values) }
    : undefined;
}

/** Handles a missing server: in continuous integration, tests that cannot run count as failed. */
function absent({ name }: ServerKind): undefined {
  if (process.env['CI'] === 'true')
    throw new Error(`${name} is not available, but its tests must run.`);
  return undefined;
}

/** Stops the servers of a run. Returns a line for each: the server used, or the tests skipped. */
export async function endServersOfRun(folder: string): Promise<string[]> {
  const lines: string[] = [];
  for (const kind of [rabbitMq, minio]) {
    const text = await readFile(join(folder, `${kind.name}.json`), 'utf8').catch(() => undefined);
    if (text === undefined) {
      if (fromEnvironment(kind)) lines.push(`${kind.name} in these tests: ${kind.variables[0]}`);
      continue;
    }
    const record = JSON.parse(text) as ServerRecord & { missing?: true; failed?: string };
    if (record.missing)
      lines.push(
        `!!! NOT TESTED: tests that need ${kind.name} were skipped. Set ${kind.variables.join(', ')}, or install it; npm test explains how.`,
      );
    else if (!record.failed) {
      lines.push(`${kind.name} in these tests: ${record.how}`);
      await stopServer(record);
    }
  }
  return lines;
}
