import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createTemporaryFolder } from '../../packages/shared/src/testing/temporary-folder.ts';
import { startForwarder, getUrl } from './forwarder.ts';

const program = fileURLToPath(new URL('./start-built.mjs', import.meta.url));

/** A separate product that a test can pause, kill and restart. Its URL stays the same although its port changes. */
export class IsolatedProduct {
  readonly url: string;
  readonly #forwarder: Server;
  readonly #folder = createTemporaryFolder('own');
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #port = 0;

  private constructor(env: Record<string, string>, forwarder: Server) {
    this.url = getUrl(forwarder);
    this.#forwarder = forwarder;
    this.#env = env;
  }

  static async start(env: Record<string, string> = {}): Promise<IsolatedProduct> {
    const product: IsolatedProduct = new IsolatedProduct(
      env,
      await startForwarder(() => product.#port),
    );
    await product.restart();
    return product;
  }

  /** Restarts with the same data. */
  async restart(): Promise<void> {
    const settings = { PORT: '0', DATA_DIR: this.#folder, PUBLIC_ORIGIN: this.url };
    const limits = { RATE_LIMIT_FACTOR: '1000', BCRYPT_COST: '4' };
    this.#process = spawn(process.execPath, [program], {
      env: { ...process.env, ...settings, ...limits, ...this.#env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#port = await waitForPort(this.#process);
  }

  /** Accepts connections without responding, like a suspended machine. */
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
    this.#forwarder.close();
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

/** Resolves to the port given in the startup message. */
function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product exited with code ${code}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const port = /ready at http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
