import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { waitFor } from '../wait-for.ts';
import type { ServerKind } from './kinds.ts';
import { stablePort } from './stable-port.ts';
import { endGroup, launch, signalGroup, type Command } from './server-process.ts';

const run = promisify(execFile);

/** The data needed by another process to use or stop a server. */
export type ServerRecord = {
  /** The variables for clients. */
  environment: Record<string, string>;
  /** Where the server came from, for the test output. */
  how: string;
  process?: { pid: number; command: Command; folder: string; watched: number };
  container?: string;
};

/** Startup timeout in milliseconds, for a busy machine. */
const startTimeoutMs = 200_000;

/**
 * Starts a server in Docker if an engine and the image are available, otherwise from the program on this
 * machine. Returns undefined if neither is available.
 */
export async function startServer(
  kind: ServerKind,
  folder: string,
  watched: number,
): Promise<ServerRecord | undefined> {
  const record = (await inDocker(kind)) ?? (await asProcess(kind, folder, watched));
  if (record) await waitUntilReady(kind, record);
  return record;
}

const waitUntilReady = (kind: ServerKind, { environment }: ServerRecord) =>
  waitFor(() => kind.answers(environment), { within: startTimeoutMs, every: 250 });

async function inDocker(kind: ServerKind): Promise<ServerRecord | undefined> {
  const hasImage = await run('docker', ['image', 'inspect', kind.image], { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!hasImage) return undefined;
  const port = await stablePort();
  const variables = Object.entries(kind.containerEnvironment).flatMap(([name, value]) => [
    '-e',
    `${name}=${value}`,
  ]);
  const { stdout } = await run('docker', [
    ...['run', '-d', '--label', 'grantwright.test=true'],
    ...['-p', `127.0.0.1:${port}:${kind.containerPort}`, ...variables],
    ...[kind.image, ...kind.containerArguments],
  ]);
  return {
    environment: kind.environment(port),
    how: `the image ${kind.image} in Docker`,
    container: stdout.trim(),
  };
}

async function asProcess(
  kind: ServerKind,
  folder: string,
  watched: number,
): Promise<ServerRecord | undefined> {
  const program = process.platform === 'win32' ? undefined : await kind.program();
  if (!program) return undefined;
  await mkdir(folder, { recursive: true });
  const port = await stablePort();
  const command = await kind.command(program, folder, port);
  const pid = await launch(command, folder, watched);
  return {
    environment: kind.environment(port),
    how: `the program ${program}`,
    process: { pid, command, folder, watched },
  };
}

/** Simulates a power failure: kills without cleanup. */
export async function killServer(record: ServerRecord): Promise<void> {
  if (record.container) await run('docker', ['kill', record.container]);
  if (record.process) await end(record.process, 'SIGKILL');
}

/** Restarts a killed server with the same address and data. */
export async function startAgain(kind: ServerKind, record: ServerRecord): Promise<void> {
  if (record.container) await run('docker', ['start', record.container]);
  if (record.process) {
    const { command, folder, watched } = record.process;
    record.process.pid = await launch(command, folder, watched);
  }
  await waitUntilReady(kind, record);
}

export async function freezeServer({ container, process: own }: ServerRecord): Promise<void> {
  if (container) await run('docker', ['pause', container]);
  if (own) signalGroup(own.pid, 'SIGSTOP');
}

export async function thawServer({ container, process: own }: ServerRecord): Promise<void> {
  if (container) await run('docker', ['unpause', container]);
  if (own) signalGroup(own.pid, 'SIGCONT');
}

/** Returns the content of the server's data files of this name, one character per byte. */
export async function readDataFiles(
  { container, process: own }: ServerRecord,
  fileName: string,
): Promise<string> {
  const read = ['-name', fileName, '-exec', 'cat', '{}', '+'];
  const [file, args] = container
    ? ['docker', ['exec', container, 'find', '/var/lib', ...read]]
    : ['find', [own?.folder ?? '', ...read]];
  const { stdout } = await run(file, args, { encoding: 'latin1', maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export async function stopServer(record: ServerRecord): Promise<void> {
  if (record.container) await run('docker', ['rm', '-f', '-v', record.container]);
  // its data is deleted too, so no clean shutdown is needed
  if (record.process) await end(record.process, 'SIGKILL');
}

async function end(
  { pid, command }: NonNullable<ServerRecord['process']>,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<void> {
  await endGroup(pid, signal);
  const [file, ...args] = command.cleanUp ?? [];
  if (file) await run(file, args).catch(() => undefined);
}
