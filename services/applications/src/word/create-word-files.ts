import { checkNodeCount, type FairWorkers, type KillReason } from '@grantwright/shared/service';
import { z } from 'zod';
import { runApplicationTask } from '../workers/run-application-task.ts';
import type { ExportSource } from '../export/export-source.ts';

/** Generates Word files in a worker thread. */
export interface WordFiles {
  /**
   * @param requester.userId limits generation to one file per user at a time
   * @throws AppError `too-large` if the application is too long for one file
   */
  make(source: ExportSource, requester: { userId: string; signal: AbortSignal }): Promise<Buffer>;
}

const timeoutMs = 30_000;
const tooLarge =
  'This application is too long for a Word file. Your text has been kept; please shorten it and try again.';

export function createWordFiles(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): WordFiles {
  return {
    async make(source, { userId, signal }) {
      checkNodeCount(source.content);
      const options = { userId, signal, timeoutMs, onKill, tooLarge };
      const file = await runApplicationTask(workers, { type: 'make-word-file', source }, options);
      return Buffer.from(z.instanceof(Uint8Array).parse(file));
    },
  };
}
