import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves with the first result of `look` that is neither false, null nor undefined; throws the
 * last failure when there is none within `within` milliseconds. Tests wait for conditions by it.
 */
export async function waitFor<T>(
  look: () => Promise<T> | T,
  { within = 10_000, every = 20 }: { within?: number; every?: number } = {},
): Promise<NonNullable<T>> {
  const end = Date.now() + within;
  let failure: unknown = new Error('the condition did not come true');
  do {
    try {
      const seen = await look();
      if (seen !== null && seen !== undefined && seen !== false) return seen as NonNullable<T>;
    } catch (error) {
      failure = error;
    }
    await sleep(every);
  } while (Date.now() < end);
  throw failure;
}
