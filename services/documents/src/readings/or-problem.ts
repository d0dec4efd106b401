import { AppError } from '@grantwright/shared/service';
import { UnreadableError } from '../reading/unreadable.ts';

/** What cannot be read is a problem with the reason as its sentence. */
export async function orProblem<T>(
  code: 'unreadable-document' | 'unreadable-page',
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableError) throw new AppError(code, error.message);
    throw error;
  }
}
