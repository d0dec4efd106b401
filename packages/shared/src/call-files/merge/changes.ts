import type { CallChange, StatedFact } from '../../contract/call-facts.ts';
import { limits } from '../../contract/constants.ts';
import type { QuotedFact } from '../../submission/facts/map-facts.ts';
import { pickSource } from '../../submission/facts/pick-source.ts';
import { toComparableText } from '../../text/comparable-text.ts';
import { deduplicateBy } from '../../values/deduplicate-by.ts';

export type ChangeParts = {
  about: string;
  before?: StatedFact | undefined;
  after?: StatedFact | undefined;
  /** Whether the later file certainly replaces the earlier statement. */
  isCertain?: boolean;
};

export const createChange = ({
  about,
  before,
  after,
  isCertain = true,
}: ChangeParts): CallChange => ({
  about: about.slice(0, limits.title),
  ...(before && { before }),
  ...(after && { after }),
  ...(!isCertain && { mayContradict: true }),
});

/** Converts a fact for the list of changes: its value as text, with its source. */
export const toStatedFact = (text: string, fact: QuotedFact): StatedFact => ({
  text,
  ...pickSource(fact),
});

/**
 * Lists changes to values, then changes to statements, without duplicates. A requirement that merely states a changed
 * value, such as the deadline, is not listed separately.
 */
export function removeDuplicateChanges(
  valueChanges: readonly CallChange[],
  statementChanges: readonly CallChange[],
): CallChange[] {
  const sources = new Set(valueChanges.map(createSourcesKey));
  return [
    ...deduplicateBy(valueChanges, (change) => `${change.about}\n${createSourcesKey(change)}`),
    ...deduplicateBy(statementChanges, createSourcesKey).filter(
      (change) => !sources.has(createSourcesKey(change)),
    ),
  ];
}

const createSourcesKey = ({ before, after }: CallChange): string =>
  [before, after]
    .map((fact) => (fact ? `${fact.file ?? ''} ${toComparableText(fact.quote ?? fact.text)}` : ''))
    .join('\n');
