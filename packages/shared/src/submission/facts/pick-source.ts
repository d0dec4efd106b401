import type { QuotedFact } from './map-facts.ts';

/** Picks where a fact is stated, as far as it is known. */
export const pickSource = ({
  quote,
  page,
  file,
}: Pick<QuotedFact, 'quote' | 'page' | 'file'>): {
  quote?: string;
  page?: number;
  file?: number;
} => ({
  ...(quote && { quote }),
  ...(page && { page }),
  ...(file !== undefined && { file }),
});
