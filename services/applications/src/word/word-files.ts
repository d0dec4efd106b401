import { checkNodeCount, type FairWorkers, type KillReason } from '@grantwright/shared/service';
import { z } from 'zod';
import { runJob } from '../workers/run-job.ts';
import type { Heading } from './title-block.ts';

/** An application to be printed; `content` is its HTML. */
export type WordOrder = Heading & { content: string };

/** Makes Word files without holding up anything else. */
export interface WordFiles {
  /**
   * @param by whose file it is, of which one is made at a time, and the signal that cancels it
   * @throws AppError `too-large` where the application is too much for one file
   */
  make(order: WordOrder, by: { userId: string; signal: AbortSignal }): Promise<Buffer>;
}

const timeoutMs = 30_000;
const tooLarge =
  'This application is too long for one Word file. Nothing is lost; please shorten it.';

export function wordFiles(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): WordFiles {
  return {
    async make(order, { userId, signal }) {
      checkNodeCount(order.content);
      const options = { userId, signal, timeoutMs, onKill, tooLarge };
      const file = await runJob(workers, { print: order }, options);
      return Buffer.from(z.instanceof(Uint8Array).parse(file));
    },
  };
}
