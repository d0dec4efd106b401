import { AppError, workerPool, workerUrl } from '@grantwright/shared/service';
import { z } from 'zod';
import type { Heading } from './title-block.ts';

/** An application to be printed; `content` is its HTML. */
export type WordOrder = Heading & { content: string };

/** Makes Word files without holding up anything else. */
export interface WordFiles {
  make(order: WordOrder, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

const longest = 30_000;

export function wordFiles(): WordFiles {
  const pool = workerPool(workerUrl(import.meta.url, './word-worker'), {
    threads: 1,
    heapMb: 512,
    idleTimeout: 60_000,
  });
  return {
    async make(order, signal) {
      const tooLong = AbortSignal.timeout(longest);
      try {
        const file: unknown = await pool.run(order, { signal: AbortSignal.any([signal, tooLong]) });
        return Buffer.from(z.instanceof(Uint8Array).parse(file));
      } catch (error) {
        signal.throwIfAborted();
        if (!tooLong.aborted) throw error;
        throw new AppError(
          'timed-out',
          'This application is so long that its Word file takes too much time. Nothing is lost; please try again, or shorten it.',
          { cause: error },
        );
      }
    },
    close: () => pool.destroy(),
  };
}
