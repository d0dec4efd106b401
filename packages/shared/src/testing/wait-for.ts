import { setTimeout as sleep } from 'node:timers/promises';

/** The default timeout in milliseconds: generous for a busy machine, but below the timeout of a test. */
const hangMs = 120_000;

/**
 * Resolves with the first result of `look` that is neither false, null nor undefined. Throws the last error if there is
 * no such result within `within` milliseconds. Tests specify a timeout only if they test it.
 */
export async function waitFor<T>(
  look: () => Promise<T> | T,
  { within = hangMs, every = 20 }: { within?: number; every?: number } = {},
): Promise<NonNullable<T>> {
  const end = Date.now() + within;
  let failure: unknown = new Error('the condition was not met in time');
  do {
    try {
      const result = await look();
      if (result !== null && result !== undefined && result !== false)
        return result as NonNullable<T>;
    } catch (error) {
      failure = error;
    }
    await sleep(every);
  } while (Date.now() < end);
  throw failure;
}
