import bcrypt from 'bcryptjs';
import { createHash } from 'node:crypto';

/** bcrypt reads 72 bytes; a digest of the whole password makes every byte of it count. */
const digest = (password: string) =>
  createHash('sha512').update(password).digest('base64').slice(0, 72);

type Task = { password: string; cost: number; hash?: string };

/** Hashes, or compares with a hash: in a thread of its own, since each takes a tenth of a second. */
export default function work({ password, cost, hash }: Task): string | boolean {
  const secret = digest(password);
  if (hash === undefined) return bcrypt.hashSync(secret, cost);
  const matches = bcrypt.compareSync(secret, hash);
  if (!matches) workAsLongAs(secret, bcrypt.getRounds(hash), cost);
  return matches;
}

/**
 * After a comparison at a lower cost, works for as long as one at the current cost takes, each cost being twice
 * the one before it. Otherwise a fast refusal would tell an account with an old hash from an unknown e-mail.
 */
function workAsLongAs(secret: string, compared: number, cost: number): void {
  for (let spent = compared; spent < cost; spent += 1) bcrypt.hashSync(secret, spent);
}
