import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const program = fileURLToPath(new URL('./start-built.mjs', import.meta.url));
const startTimeoutMs = 120_000;

/** A separate product that a test can pause, kill and restart. */
export class IsolatedProduct {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(port: number, folder: string, env: Record<string, string>) {
    this.#port = port;
    this.#folder = folder;
    this.#env = env;
    this.url = `http://localhost:${port}`;
  }

  static async start(env: Record<string, string> = {}): Promise<IsolatedProduct> {
    const folder = createTemporaryFolder('grantwright-own-');
    const product = new IsolatedProduct(await freePort(), folder, env);
    await product.restart();
    return product;
  }

  /** Starts again on the same port with the same data. */
  async restart(): Promise<void> {
    const settings = { PORT: String(this.#port), DATA_DIR: this.#folder };
    const limits = { RATE_LIMIT_FACTOR: '1000', BCRYPT_COST: '4' };
    this.#process = spawn(process.execPath, [program], {
      env: { ...process.env, ...settings, ...limits, ...this.#env },
      stdio: 'ignore',
    });
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await wait(100);
    }
    throw new Error(`The product did not start within ${startTimeoutMs} ms`);
  }

  /** Accepts connections without responding, as a suspended machine does. */
  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Kills the process without a graceful shutdown. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    this.resume();
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
