import type { Line } from './paper.ts';

/** A value that a rule found, with the words it was taken from. */
export type Candidate<T = string> = {
  value: T;
  quote: string;
  page?: number;
  /** 3: the paper says what it is ("EIN: …"); 2: a sentence says so; 1: it is likely. */
  trust: number;
};

const longestQuote = 1_900;

export const candidate = <T>(
  value: T,
  line: Line,
  trust: number,
  quote = line.text,
): Candidate<T> => ({
  value,
  quote: quote.slice(0, longestQuote),
  ...(line.page === undefined ? {} : { page: line.page }),
  trust,
});
