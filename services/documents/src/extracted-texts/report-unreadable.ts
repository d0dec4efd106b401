import { AppError } from '@grantwright/shared/service';
import { UnreadableError } from '../extraction/unreadable-messages.ts';

/** Turns an `UnreadableError` into an error response with the same message. */
export async function reportUnreadable<T>(
  code: 'unreadable-document' | 'unreadable-page',
  extract: () => Promise<T>,
): Promise<T> {
  try {
    return await extract();
  } catch (error) {
    if (error instanceof UnreadableError) throw new AppError(code, error.message);
    throw error;
  }
}
