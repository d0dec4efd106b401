import bcrypt from 'bcryptjs';
import { createHash } from 'node:crypto';

/** bcrypt ignores everything after 72 bytes, so the whole password is digested first. */
const digestPassword = (password: string) =>
  createHash('sha512').update(password).digest('base64').slice(0, 72);

type Task = { password: string; cost: number; hash?: string };

/** Hashes a password or compares it with `hash`. Runs in a worker thread, because it takes a tenth of a second. */
export default function hashOrCompare({ password, cost, hash }: Task): string | boolean {
  const secret = digestPassword(password);
  if (hash === undefined) return bcrypt.hashSync(secret, cost);
  const matches = bcrypt.compareSync(secret, hash);
  if (!matches) padToCost(secret, bcrypt.getRounds(hash), cost);
  return matches;
}

/**
 * Pads the run time to that of a comparison at the current cost; each increment doubles the time. A faster rejection
 * would reveal that an account exists and has an old hash.
 */
function padToCost(secret: string, comparedCost: number, cost: number): void {
  for (let spent = comparedCost; spent < cost; spent += 1) bcrypt.hashSync(secret, spent);
}
