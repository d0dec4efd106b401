import { checkNodeCount, type FairWorkers, type KillReason } from '@grantwright/shared/service';
import { z } from 'zod';
import { runApplicationTask } from '../workers/run-application-task.ts';
import type { FileGenerator } from '../export/file-generator.ts';

const tooLarge =
  'This application is too long for a Word file. Your text has been kept. Shorten it and try again.';

export function createWordFiles(
  workers: Pick<FairWorkers, 'run'>,
  onKill?: (reason: KillReason) => void,
  timeoutMs = 30_000,
): FileGenerator {
  return {
    async generate(source, { userId, signal }) {
      checkNodeCount(source.content);
      const options = { userId, signal, timeoutMs, onKill, tooLarge };
      const file = await runApplicationTask(workers, { type: 'make-word-file', source }, options);
      return Buffer.from(z.instanceof(Uint8Array).parse(file));
    },
  };
}
