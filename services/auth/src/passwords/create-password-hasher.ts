import bcrypt from 'bcryptjs';
import { createWorkerPool, resolveWorkerUrl } from '@grantwright/shared/service';
import { z } from 'zod';

/** Hashes and compares passwords in worker threads, so that they do not block the event loop. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  matches(password: string, hash: string): Promise<boolean>;
  /** Whether a hash has the configured cost. */
  isCurrent(hash: string): boolean;
  /** Takes as long as a comparison, for accounts that do not exist. */
  simulateMismatch(password: string): Promise<false>;
  close(): Promise<void>;
}

/**
 * Returns a hash that matches no password. It is not computed, so the first attempt after a start takes no longer than
 * later ones.
 */
export const createSimulatedHash = (cost: number): string =>
  bcrypt.genSaltSync(cost) + '.'.repeat(31);

export function createPasswordHasher(cost: number): PasswordHasher {
  const pool = createWorkerPool(resolveWorkerUrl(import.meta.url, './hash-worker'), { threads: 2 });
  const hash = async (password: string) => z.string().parse(await pool.run({ password, cost }));
  const matches = async (password: string, storedHash: string) =>
    z.boolean().parse(await pool.run({ password, cost, hash: storedHash }));
  const unmatchable = createSimulatedHash(cost);
  return {
    hash,
    matches,
    isCurrent: (storedHash) => bcrypt.getRounds(storedHash) === cost,
    async simulateMismatch(password) {
      await matches(password, unmatchable);
      return false;
    },
    close: () => pool.destroy(),
  };
}
