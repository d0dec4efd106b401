import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stablePort } from '@grantwright/shared/testing';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Options = { service: string; index: number; env: Record<string, string>; logs: string };

/** The delay between the exit of a replica and its restart. */
const restartDelayMs = 500;
const pollIntervalMs = 500;

/** A replica of a service: a process that restarts whenever it exits, as under an orchestrator. */
export class Replica {
  readonly name: string;
  readonly port: number;
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #isExpected = false;
  isReady = false;
  /** The start time of the current process. */
  startedAt = 0;
  readonly unexpectedExits: string[] = [];

  private constructor(options: Options, port: number) {
    this.#options = options;
    this.port = port;
    this.name = `${options.service}-${options.index}`;
  }

  static async start(options: Options): Promise<Replica> {
    const replica = new Replica(options, await stablePort());
    replica.#start();
    void replica.#watch();
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

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exited;
    clearTimeout(killTimer);
  }

  #start(): void {
    const { service, env, logs } = this.#options;
    const child = spawn(process.execPath, [join(root, 'services', service, 'dist/main.js')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(this.port), ...env },
    });
    this.#child = child;
    this.startedAt = Date.now();
    this.#isExpected = false;
    const log = createWriteStream(join(logs, `${this.name}.log`), { flags: 'a' });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.once('close', (code, signal) => {
      log.end();
      this.isReady = false;
      if (this.#isStopping) return;
      if (!this.#isExpected)
        this.unexpectedExits.push(`${this.name} exited on its own: ${signal ?? code}`);
      setTimeout(() => this.#isStopping || this.#start(), restartDelayMs);
    });
  }

  async #watch(): Promise<void> {
    while (!this.#isStopping) {
      const signal = AbortSignal.timeout(3_000);
      const isReady = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.ok;
        },
        () => false,
      );
      this.isReady = isReady && !this.#isExpected;
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    }
  }
}
