import type { DocumentFormat, SectionLimit } from '@grantwright/shared/contract';
import type { LengthUsage, LimitRule, TextLength } from '@grantwright/shared/submission';

export type OutlineEntry = {
  heading: string;
  level: number;
  /** The range of block indexes, starting at the heading; undefined for a missing required section. */
  start?: number;
  end?: number;
  length: TextLength;
  gaps: number;
  limit?: SectionLimit;
  /** How the length is counted. */
  rule?: LimitRule;
  /** The usage of the limit, including all sections that share it. */
  usage?: LengthUsage;
  /** The format on which page estimates are based. */
  format?: DocumentFormat;
};
