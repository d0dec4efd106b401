import { AppError, workerPool, workerUrl, type KillReason } from '@grantwright/shared/service';
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

export function wordFiles(onKill: (reason: KillReason) => void = () => undefined): WordFiles {
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
        const isTooLarge = tooLong.aborted || isOutOfMemory(error);
        if (signal.aborted) onKill('cancelled');
        else if (isTooLarge) onKill(tooLong.aborted ? 'time' : 'memory');
        signal.throwIfAborted();
        if (isTooLarge) throw tooLarge(error);
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooLarge = (cause: unknown) =>
  new AppError(
    'too-large',
    'This application is too long for one Word file. Nothing is lost; please shorten it.',
    { cause },
  );
