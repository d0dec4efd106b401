import {
  AppError,
  checkNodeCount,
  type FairWorkers,
  type KillReason,
} from '@grantwright/shared/service';
import { z } from 'zod';
import type { ExportSource } from '../export/export-source.ts';
import { runApplicationTask } from '../workers/run-application-task.ts';

/** Generates PDF files in a worker thread. */
export interface PdfFiles {
  /**
   * @param requester.userId limits generation to one file per user at a time
   * @throws AppError `invalid-request` if the fonts lack characters in the text, `too-large` if the text is too long
   */
  make(source: ExportSource, requester: { userId: string; signal: AbortSignal }): Promise<Buffer>;
}

const timeoutMs = 30_000;
const tooLarge =
  'This application is too long for a PDF. Your text has been kept; please shorten it and try again.';
const maxListed = 10;

const resultSchema = z.union([
  z.object({ file: z.instanceof(Uint8Array) }),
  z.object({ unsupported: z.array(z.string()) }),
]);

export function createPdfFiles(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): PdfFiles {
  return {
    async make(source, { userId, signal }) {
      checkNodeCount(source.content);
      const options = { userId, signal, timeoutMs, onKill, tooLarge };
      const result = resultSchema.parse(
        await runApplicationTask(workers, { type: 'make-pdf-file', source }, options),
      );
      if ('unsupported' in result) throw unsupportedCharactersError(result.unsupported);
      return Buffer.from(result.file);
    },
  };
}

const unsupportedCharactersError = (characters: string[]) =>
  new AppError(
    'invalid-request',
    `The PDF can’t show some characters (${characters.slice(0, maxListed).join(' ')}). Download the Word file and save it as PDF there.`,
  );
