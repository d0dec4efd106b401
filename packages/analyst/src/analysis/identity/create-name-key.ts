import { comparable } from '../../text/normalize.ts';

/** Normalizes a name for comparison, dropping its article. */
export const createNameKey = (name: string): string =>
  comparable(name).replace(/^(?:the|a|an|our) /, '');
