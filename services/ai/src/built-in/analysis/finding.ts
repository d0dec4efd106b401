import type { RequirementKind } from '@grantwright/shared/contract';
import { contentWords } from '@grantwright/analyst';
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
  /** The blocks of the list that it tells, where it is told only if nothing else has read them. */
  unread?: number[];
  /** A line that sums up a list; its quote is only the sentence before the list. */
  list?: true;
};

export type Rule = {
  name: string;
  find: (guidelines: Guidelines) => Finding[];
};

type Rest = Pick<Finding, 'kind' | 'text' | 'weight'> &
  Partial<Pick<Finding, 'mandatory' | 'topic' | 'covers' | 'coversBlocks' | 'unread' | 'list'>>;

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed|ion)$/, '').slice(0, 5);

/** "Request at most $350,000" was read beside the words "Award ceiling": a reader looks for those. */
const withLabel = (
  text: string,
  { form, label = '' }: Partial<Pick<Statement, 'form' | 'label'>>,
): string => {
  const name = label.split(' - ')[0]?.replace(/\s*[(:].*$/, '') ?? '';
  const words = contentWords(name);
  if (/^(?:submit|postmark) the application|^this round has closed/i.test(text)) return text;
  if (form !== 'pair' || words.length === 0 || words.length > 5 || /[?.]|\d/.test(name))
    return text;
  const said = new Set(contentWords(text).map(stem));
  return words.some((word) => said.has(stem(word))) ? text : `${text} (${name.toLowerCase()})`;
};

/** A finding with the place and the words of the statement it was read from. */
export const finding = (
  source: Place & Pick<Statement, 'quote'> & Partial<Pick<Statement, 'form' | 'label'>>,
  rest: Rest,
): Finding => ({
  mandatory: true,
  ...rest,
  text: withLabel(rest.text, source),
  quote: source.quote,
  block: source.block,
  ...(source.page === undefined ? {} : { page: source.page }),
});
