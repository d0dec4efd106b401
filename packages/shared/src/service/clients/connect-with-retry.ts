import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before the second try. */
const pause = 100;

/** How a connection fails that nobody took. */
const refusals = new Set<unknown>(['ECONNREFUSED', 'EHOSTUNREACH']);
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && refusals.has(error.code);

/**
 * Connects, and once more where nobody takes the connection: several copies stand behind one name, and one that
 * has just ended may still be among them. That is safe whatever is to be sent, of which nothing was sent yet.
 *
 * @param connect resolves with what is connected; each time it looks the name up anew
 */
export async function connectWithRetry<Connected>(
  connect: () => Promise<Connected>,
): Promise<Connected> {
  try {
    return await connect();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sleep(pause);
    return await connect();
  }
}
