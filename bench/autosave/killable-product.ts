import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stablePort } from '@grantwright/shared/testing';
import { startProduct, type Product } from '../lib/start-product.ts';

/** Runs the product on a fixed port, so that the browser's stored data still belongs to its origin after a restart. */
export class KillableProduct {
  readonly #folder: string;
  readonly #port: number;
  #product: Product;

  private constructor(folder: string, port: number, product: Product) {
    this.#folder = folder;
    this.#port = port;
    this.#product = product;
  }

  static async start(folder: string): Promise<KillableProduct> {
    const port = await stablePort();
    return new KillableProduct(folder, port, await start(folder, port));
  }

  get url(): string {
    return this.#product.url;
  }

  /** Kills the process that runs all services, or kills the database, which makes the services exit. */
  async kill(victim: 'services' | 'database'): Promise<void> {
    if (victim === 'services') await this.#product.kill();
    else process.kill(await this.#mongodPid(), 'SIGKILL');
  }

  async restart(): Promise<void> {
    await this.#product.exited;
    this.#product = await start(this.#folder, this.#port);
  }

  /** Restarts the product if it is not running, for example after a failed round. */
  async ensureRunning(): Promise<void> {
    if (!this.#product.isRunning()) await this.restart();
  }

  stop(): Promise<void> {
    return this.#product.stop();
  }

  async #mongodPid(): Promise<number> {
    return Number(await readFile(join(this.#folder, 'mongo/db/mongod.lock'), 'utf8'));
  }
}

const start = (folder: string, port: number): Promise<Product> =>
  startProduct(folder, { PORT: String(port), BCRYPT_COST: '4' });
