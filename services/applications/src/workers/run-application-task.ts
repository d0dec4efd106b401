import {
  AppError,
  WorkerLimitError,
  type FairWorkers,
  type WorkerJob,
} from '@grantwright/shared/service';
import type { ApplicationTask } from './application-task.ts';

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
