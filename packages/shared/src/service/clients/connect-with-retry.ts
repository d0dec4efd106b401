import { setTimeout as sleep } from 'node:timers/promises';
import { getErrorCode } from '../../errors/get-error-code.ts';

const retryDelayMs = 100;

const refusedCodes = new Set<string | undefined>(['ECONNREFUSED', 'EHOSTUNREACH']);
const isRefusal = (error: unknown) => refusedCodes.has(getErrorCode(error));

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
