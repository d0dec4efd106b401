import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@grantwright/shared/contract';
import { stablePort } from '@grantwright/shared/testing';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Options = { service: ServiceName; index: number; env: Record<string, string>; logs: string };

/** The delay between the exit of a replica and its restart. */
const restartDelayMs = 500;
/** How often readiness is checked: often until a replica is ready, because others wait for that. */
const pollIntervalMs = { starting: 500, ready: 1_500 };

/** A replica of a service: a process that restarts whenever it exits, as under an orchestrator. */
export class Replica {
  readonly service: ServiceName;
  readonly name: string;
  readonly port: number;
  readonly metricsPort: number;
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #isExpected = false;
  isReady = false;
  /** The start time of the current process. */
  startedAt = 0;
  readonly unexpectedExits: string[] = [];

  private constructor(options: Options, port: number, metricsPort: number) {
    this.#options = options;
    this.service = options.service;
    this.port = port;
    this.metricsPort = metricsPort;
    this.name = `${options.service}-${options.index}`;
  }

  static async start(options: Options): Promise<Replica> {
    const replica = new Replica(options, await stablePort(), await stablePort());
    replica.start();
    return replica;
  }

  /** The PID of the current process. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Kills the process; it restarts automatically. */
  kill(): void {
    this.#isExpected = true;
    this.isReady = false;
    this.#child?.kill('SIGKILL');
  }

  /** Ends the process, which stays stopped until `start`, and returns its exit code. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || hasExited(child)) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exited;
    clearTimeout(killTimer);
    return child.exitCode;
  }

  start(): void {
    const { service, env, logs } = this.#options;
    const child = spawn(process.execPath, [join(root, 'services', service, 'dist/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
        ...env,
      },
    });
    this.#child = child;
    this.startedAt = Date.now();
    this.#isStopping = false;
    this.#isExpected = false;
    const log = createWriteStream(join(logs, `${this.name}.log`), { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.once('close', (code, signal) => {
      log.end();
      if (this.#isStopping || this.#child !== child) return;
      if (!this.#isExpected)
        this.unexpectedExits.push(`${this.name} exited on its own: ${signal ?? code}`);
      setTimeout(() => this.#isStopping || this.start(), restartDelayMs);
    });
    void this.#watch(child);
  }

  /** Polls the readiness of a process until it exits. */
  async #watch(child: ChildProcess): Promise<void> {
    while (!hasExited(child)) {
      const signal = AbortSignal.timeout(3_000);
      const isReady = await fetch(`http://127.0.0.1:${this.metricsPort}/readyz`, { signal }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      if (this.#child !== child) return;
      this.isReady = isReady && !this.#isExpected && !hasExited(child);
      const intervalMs = this.isReady ? pollIntervalMs.ready : pollIntervalMs.starting;
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
    if (this.#child === child) this.isReady = false;
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;
