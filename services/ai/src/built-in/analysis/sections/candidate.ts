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
  from: 'table' | 'heading' | 'list' | 'label' | 'sentence' | 'question';
};
