import type { DocumentFormat } from '@grantwright/shared/contract';
import type {
  CoveringLimit,
  LengthUsage,
  LimitRule,
  TextLength,
} from '@grantwright/shared/submission';

/** A limit of a section, which may cover others too. */
export type EntryLimit = {
  limit: CoveringLimit;
  /** How the length is counted. */
  rule: LimitRule;
  /** The usage of all sections that the limit covers. */
  usage?: LengthUsage;
  /** The sections that it covers, if there are several. */
  covered?: string;
};

/** `limit`, `rule`, `usage` and `covered` are those of the limit with the largest share used. */
export type OutlineEntry = Partial<EntryLimit> & {
  heading: string;
  level: number;
  /** The range of block indexes, starting at the heading; undefined for a missing required section. */
  start?: number;
  end?: number;
  length: TextLength;
  gaps: number;
  /** All limits: the section's own first, then those it shares. */
  limits?: EntryLimit[];
  /** The format on which page estimates are based. */
  format?: DocumentFormat;
};
