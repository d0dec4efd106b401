import { setTimeout as sleep } from 'node:timers/promises';

const retryDelayMs = 100;

const refusedCodes = new Set<unknown>(['ECONNREFUSED', 'EHOSTUNREACH']);
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && refusedCodes.has(error.code);

/**
 * Connects, and retries once when the connection is refused: a name that resolves to several replicas may
 * still include one that has just stopped. Safe for any request, because nothing has been sent yet.
 *
 * @param connect opens a connection; resolves the name again on each call
 */
export async function connectWithRetry<Connected>(
  connect: () => Promise<Connected>,
): Promise<Connected> {
  try {
    return await connect();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sleep(retryDelayMs);
    return await connect();
  }
}
