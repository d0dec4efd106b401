import type { RequirementKind } from '@grantwright/shared/contract';
import type { Guidelines, Place, Statement } from './guidelines.ts';

/** What a rule reports: one line for the checklist and where it comes from. */
export type Finding = {
  kind: RequirementKind;
  text: string;
  mandatory: boolean;
  quote: string;
  page?: number;
  block: number;
  /** How much harm missing it does: 100 a missed deadline, 30 a detail. */
  weight: number;
  /** Findings of one topic say the same thing; the heaviest stays. */
  topic?: string;
  /** Other sentences that this line already says. */
  covers?: string[];
  /** Blocks whose items this line already says. */
  coversBlocks?: number[];
  /** A line that sums up a list; its quote is only the sentence before the list. */
  list?: true;
};

export type Rule = {
  name: string;
  find: (guidelines: Guidelines) => Finding[];
};

type Rest = Pick<Finding, 'kind' | 'text' | 'weight'> &
  Partial<Pick<Finding, 'mandatory' | 'topic' | 'covers' | 'coversBlocks' | 'list'>>;

/** A finding with the place and the words of the statement it was read from. */
export const finding = (source: Place & Pick<Statement, 'quote'>, rest: Rest): Finding => ({
  mandatory: true,
  ...rest,
  quote: source.quote,
  block: source.block,
  ...(source.page === undefined ? {} : { page: source.page }),
});
