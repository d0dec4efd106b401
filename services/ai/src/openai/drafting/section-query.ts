import type { SectionDetail } from '@grantwright/shared/contract';

/** A section, with the details that the funder states for it. */
export type QueriedSection = {
  name: string;
  description: string;
  detail: SectionDetail | undefined;
  asksForMoney: boolean;
};

/** Normalizes a section name for comparison. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** The text to rank sources of a section by. */
export const queryOf = ({ name, description, detail }: QueriedSection): string =>
  [name, description, ...(detail?.prompts ?? [])].join('\n');
