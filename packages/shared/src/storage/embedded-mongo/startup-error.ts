/**
 * Something that keeps the product from starting and that the person at the keyboard can put right.
 * Its message is complete sentences that say what to do; it is shown without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
