/**
 * A startup failure that the user can fix. Its message explains what to do and is shown without a stack trace.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
