import type { SectionDetail } from '@grantwright/shared/contract';

/** A section, with the details stated by the funder. */
export type QueriedSection = {
  name: string;
  description: string;
  detail: SectionDetail | undefined;
  asksForMoney: boolean;
};

/** Normalizes a section name for comparison. */
export const createNameKey = (name: string): string => name.trim().toLowerCase();

/** Returns the text used to rank the sources for a section. */
export const createQuery = ({ name, description, detail }: QueriedSection): string =>
  [name, description, ...(detail?.prompts ?? [])].join('\n');
