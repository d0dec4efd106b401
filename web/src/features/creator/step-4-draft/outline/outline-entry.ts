import type { DocumentFormat, SectionLimit } from '@grantwright/shared/contract';
import type { LengthUsage, LimitRule, TextLength } from '@grantwright/shared/submission';

export type OutlineEntry = {
  heading: string;
  level: number;
  /** Block indexes, starting with the heading; undefined for a missing required section. */
  start?: number;
  end?: number;
  length: TextLength;
  gaps: number;
  limit?: SectionLimit;
  /** How the length is counted. */
  rule?: LimitRule;
  /** How much of a shared limit its sections use in total. */
  usage?: LengthUsage;
  /** The format on which page estimates are based. */
  format?: DocumentFormat;
};
