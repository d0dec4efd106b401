import {
  AppError,
  WorkerLimitError,
  type FairWorkers,
  type WorkerJob,
} from '@grantwright/shared/service';
import type { Readiness } from '../content/clean-content.ts';
import type { ExportSource } from '../export/export-source.ts';

/**
 * @param tooLarge the error message if the task exceeds a limit of the worker
 * @throws AppError `too-large` with that message
 */
export async function runApplicationTask(
  workers: Pick<FairWorkers, 'run'>,
  task: ApplicationTask,
  { tooLarge, ...options }: WorkerJob & { tooLarge: string },
): Promise<unknown> {
  try {
    return await workers.run(task, options);
  } catch (error) {
    if (error instanceof WorkerLimitError)
      throw new AppError('too-large', tooLarge, { cause: error });
    throw error;
  }
}

export type ApplicationTask =
  | { type: 'clean'; html: string; readiness?: Readiness }
  | { type: 'make-word-file' | 'make-pdf-file'; source: ExportSource };
