import { comparable } from '../../text/normalize.ts';

/** A name in the form in which two spellings of it are equal: without its article. */
export const nameKey = (name: string): string => comparable(name).replace(/^(?:the|a|an|our) /, '');
