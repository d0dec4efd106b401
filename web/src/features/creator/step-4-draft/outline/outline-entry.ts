import type { DocumentFormat, SectionLimit } from '@grantwright/shared/contract';
import type { LengthUsage, RuleOfLimit, TextLength } from '@grantwright/shared/submission';

export type OutlineEntry = {
  heading: string;
  level: number;
  /** Block indexes, `start` is the heading; undefined for a missing required section. */
  start?: number;
  end?: number;
  length: TextLength;
  gaps: number;
  limit?: SectionLimit;
  /** How the limit is counted. */
  rule?: RuleOfLimit;
  /** How much of the limit all its sections use together. */
  usage?: LengthUsage;
  /** The look of the file that pages are estimated for. */
  format?: DocumentFormat;
};
