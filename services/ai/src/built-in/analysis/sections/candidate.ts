import type { SectionLimit } from '@grantwright/shared/contract';

/** A part of the application as found in one place of the guidelines. */
export type SectionCandidate = {
  name: string;
  /** Where it was found, and up to which block its text reaches. */
  block: number;
  end: number;
  quote: string;
  page?: number;
  /** What the guidelines say about it right there. */
  told: string[];
  prompts: string[];
  limit?: SectionLimit;
  points?: number;
  required: boolean;
  /** A paper that is there already and put along with what is written. */
  along?: true;
  from: 'table' | 'heading' | 'list' | 'label' | 'sentence' | 'question';
};

type Place = { block: number; quote: string; page?: number | undefined };

type Own = Pick<SectionCandidate, 'name' | 'from'> &
  Partial<Pick<SectionCandidate, 'told' | 'prompts' | 'required' | 'points'>> & {
    limit?: SectionLimit | undefined;
  };

/** A part that one block names; nothing more is told or asked of it unless said, and it is required. */
export const partAt = (
  { block, quote, page }: Place,
  { limit, ...own }: Own,
): SectionCandidate => ({
  block,
  end: block + 1,
  quote,
  ...(page ? { page } : {}),
  told: [],
  prompts: [],
  required: true,
  ...(limit ? { limit } : {}),
  ...own,
});
