import type { SectionLimit } from '@grantwright/shared/contract';

export type Length = {
  words: number;
  characters: number;
  /** In UTF-16 code units, with two per line break: the strictest way that forms count. */
  utf16Characters: number;
};

export type OutlineEntry = Length & {
  heading: string;
  level: number;
  /** Block indexes, `start` is the heading; undefined for a missing required section. */
  start?: number;
  end?: number;
  gaps: number;
  limit?: SectionLimit;
  /** The length to compare to the limit: of all sections that share it. */
  counted?: Length;
};
