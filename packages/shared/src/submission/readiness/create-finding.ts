import { limits } from '../../contract/constants.ts';
import type { QuotedFact } from '../facts/map-facts.ts';
import { pickSource } from '../facts/pick-source.ts';
import type { Finding, FindingLevel } from './finding.ts';

type Details = Pick<Finding, 'help' | 'place' | 'quote' | 'page' | 'file'> & {
  /** The facts that the finding compares, if they are not the figures in its text. */
  facts?: readonly string[];
};

const figure = /\d[\d,.]*/g;

/**
 * Creates the blockers and warnings of one rule. The key of a finding contains its facts, so that a dismissed warning
 * is reported again when they change.
 */
export function createFindingFactory(rule: string) {
  const create =
    (level: FindingLevel) =>
    (
      subject: string,
      text: string,
      { facts = text.match(figure) ?? [], ...details }: Details = {},
    ): Finding => {
      const suffix = facts.length > 0 ? ` #${computeHash(facts.join('|'))}` : '';
      const key = `${rule}: ${subject}`.slice(0, limits.title - suffix.length) + suffix;
      return { rule, level, key, text, ...details };
    };
  return { blocker: create('blocker'), warning: create('warning') };
}

/** Computes a short checksum. A collision only hides a warning that was dismissed with other facts. */
function computeHash(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return (hash >>> 0).toString(36);
}

/** Returns the funder's words, with only the fields that are stated. */
export const pickQuote = (fact: QuotedFact | undefined): ReturnType<typeof pickSource> =>
  fact?.quote ? pickSource(fact) : {};
