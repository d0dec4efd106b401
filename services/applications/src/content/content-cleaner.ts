import { AppError, workerPool, workerUrl, type KillReason } from '@grantwright/shared/service';
import { z } from 'zod';
import { cleanContent, type CleanContent } from './clean-content.ts';

/** Cleans texts without holding up anything else. */
export interface ContentCleaner {
  clean(html: string): Promise<CleanContent>;
  close(): Promise<void>;
}

/** Characters that are cleaned in less time than it takes to hand them over: some twenty pages. */
const short = 100_000;
const longest = 20_000;
const answer = z.object({ content: z.string(), openGaps: z.int() });

export function contentCleaner(
  onKill: (reason: KillReason) => void = () => undefined,
): ContentCleaner {
  const pool = workerPool(workerUrl(import.meta.url, './content-worker'), {
    threads: 1,
    heapMb: 1024,
  });
  return {
    async clean(html) {
      if (html.length <= short) return cleanContent(html);
      const signal = AbortSignal.timeout(longest);
      try {
        return answer.parse(await pool.run(html, { signal }));
      } catch (cause) {
        if (!signal.aborted) throw cause;
        onKill('time');
        const sentence = 'This text takes too long to read. Nothing is lost; please shorten it.';
        throw new AppError('too-large', sentence, { cause });
      }
    },
    close: () => pool.destroy(),
  };
}
