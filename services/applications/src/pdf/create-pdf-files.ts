import { checkNodeCount, type FairWorkers, type KillReason } from '@grantwright/shared/service';
import { z } from 'zod';
import type { FileGenerator } from '../export/file-generator.ts';
import { runApplicationTask } from '../workers/run-application-task.ts';

const timeoutMs = 30_000;
const tooLarge =
  'This application is too long for a PDF. Your text has been kept. Shorten it and try again.';
/** Creates the PDF generator. */
export function createPdfFiles(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
): FileGenerator {
  return {
    async generate(source, { userId, signal }) {
      checkNodeCount(source.content);
      const options = { userId, signal, timeoutMs, onKill, tooLarge };
      const file = await runApplicationTask(workers, { type: 'make-pdf-file', source }, options);
      return Buffer.from(z.instanceof(Uint8Array).parse(file));
    },
  };
}
