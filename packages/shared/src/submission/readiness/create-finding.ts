import { limits } from '../../contract/constants.ts';
import type { Finding, FindingLevel } from './finding.ts';

type Details = Pick<Finding, 'help' | 'place' | 'quote' | 'page' | 'file'>;
type QuoteFields = {
  quote?: string | undefined;
  page?: number | undefined;
  file?: number | undefined;
};

/** Creates the blockers and warnings of one rule. */
export function findingsOf(rule: string) {
  const create =
    (level: FindingLevel) =>
    (subject: string, text: string, details: Details = {}) =>
      ({
        rule,
        level,
        key: `${rule}: ${subject}`.slice(0, limits.title),
        text,
        ...details,
      }) satisfies Finding as Finding;
  return { blocker: create('blocker'), warning: create('warning') };
}

/** The funder's words, with only the fields that are stated. */
export const quoteOf = ({ quote, page, file }: QuoteFields = {}): QuoteFields & Details => ({
  ...(quote && { quote }),
  ...(quote && page && { page }),
  ...(quote && file !== undefined && { file }),
});
