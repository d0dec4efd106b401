import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that a test starts, kills and starts again. */
export class ServiceProcess {
  /** The output of all runs so far. */
  output = '';
  #child: ChildProcess | undefined;
  readonly #script: string;
  readonly #environment: NodeJS.ProcessEnv;

  constructor(script: string, environment: NodeJS.ProcessEnv) {
    this.#script = script;
    this.#environment = environment;
  }

  start() {
    const child = spawn(process.execPath, [this.#script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.#environment,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  async kill() {
    await this.#end('SIGKILL');
  }

  /** Returns the exit code. */
  stop(): Promise<number | null> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    return (await exited)[0] as number | null;
  }
}
