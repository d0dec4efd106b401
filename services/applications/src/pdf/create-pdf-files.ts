import {
  AppError,
  checkNodeCount,
  type FairWorkers,
  type KillReason,
} from '@grantwright/shared/service';
import { z } from 'zod';
import type { FileGenerator } from '../export/file-generator.ts';
import { runApplicationTask } from '../workers/run-application-task.ts';

const timeoutMs = 30_000;
const tooLarge =
  'This application is too long for a PDF. Your text has been kept. Shorten it and try again.';
const maxListed = 10;

const resultSchema = z.union([
  z.object({ file: z.instanceof(Uint8Array) }),
  z.object({ unsupported: z.array(z.string()) }),
]);

/** Creates the PDF generator. It throws `invalid-request` for characters that the fonts do not cover. */
export function createPdfFiles(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): FileGenerator {
  return {
    async generate(source, { userId, signal }) {
      checkNodeCount(source.content);
      const options = { userId, signal, timeoutMs, onKill, tooLarge };
      const result = resultSchema.parse(
        await runApplicationTask(workers, { type: 'make-pdf-file', source }, options),
      );
      if ('unsupported' in result) throw createUnsupportedCharactersError(result.unsupported);
      return Buffer.from(result.file);
    },
  };
}

const createUnsupportedCharactersError = (characters: string[]) =>
  new AppError(
    'invalid-request',
    `The PDF can’t show some characters (${characters.slice(0, maxListed).join(' ')}). Download the Word file and save it as a PDF there.`,
  );
