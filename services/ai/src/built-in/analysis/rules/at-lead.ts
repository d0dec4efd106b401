import type { ListPart, Place } from '../guidelines.ts';

type Source = Place & { quote: string };

/** The place of the sentence over a list, with its own page: a list may begin on the next one. */
export const atLead = ({ lead, path }: ListPart, first: Source): Source =>
  lead
    ? {
        block: lead.block,
        path,
        quote: lead.quote,
        ...(lead.page === undefined ? {} : { page: lead.page }),
      }
    : first;
