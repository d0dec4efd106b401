import { overlaps } from '@grantwright/shared/values';
import { comparable } from '../text/normalize.ts';
import { findValues } from '../text/values.ts';
import { checkNames } from './names/check-names.ts';
import { checkQuantities } from './quantities/check-quantities.ts';
import type { Fact } from './claims.ts';
import type { NameIndex } from './names/name-index.ts';
import { type RoleIndex, findRolePairs, traceRole } from './find-role-pairs.ts';
import type { SourceIndex } from './source-index.ts';

export type Sources = { index: SourceIndex; names: NameIndex; roles: RoleIndex };

/** A fact with its position in the sentence. */
export type PlacedFact = Fact & { start: number; end: number };

/**
 * Traces every fact in a sentence. In a title, where all words are capitalized, a run counts as a name only with
 * additional evidence: a noun such as "Foundation", a personal title, or a role. A source that contains the whole
 * sentence supports all of its facts.
 */
export function checkSentence(
  text: string,
  { isTitle, rowLabel = '' }: { isTitle: boolean; rowLabel?: string | undefined },
  sources: Sources,
): PlacedFact[] {
  const { index, names, roles } = sources;
  const quantities = checkQuantities(text, rowLabel, index).map(
    ({ quantity: { kind, text: words, start, end }, passage, conflict }): PlacedFact => ({
      kind,
      text: words,
      start,
      end,
      passage,
      conflict,
    }),
  );
  const marked = isTitle
    ? findValues(text).filter(({ type }) => type === 'person' || type === 'organization')
    : [];
  const nameFacts = checkNames(text, quantities, names)
    .filter((name) => !isTitle || name.isUnusual || marked.some((other) => overlaps(name, other)))
    .map(({ text: words, start, end, passage }): PlacedFact => ({
      kind: 'name',
      text: words,
      start,
      end,
      passage,
    }));
  const rolePairs = isTitle ? [] : findRoleFacts(text, roles);
  const facts = [...quantities, ...nameFacts, ...rolePairs].sort((a, b) => a.start - b.start);
  const copied = findCopiedPassage(text, index);
  return copied === undefined
    ? facts
    : facts.map((fact) => ({ ...fact, passage: fact.passage ?? copied, conflict: undefined }));
}

/** Shorter lines such as "Total: 12" may match by chance. */
const minCopiedWords = 5;

/** Finds the passage repeated word for word by a sentence. */
function findCopiedPassage(text: string, { byText }: SourceIndex): number | undefined {
  const words = comparable(text);
  return words.split(' ').length < minCopiedWords ? undefined : byText.get(words);
}

const findRoleFacts = (text: string, index: RoleIndex): PlacedFact[] =>
  findRolePairs(text).flatMap((pair): PlacedFact[] => {
    const { text: words, start, end } = pair.role;
    const { passage, other } = traceRole(pair, index);
    return passage === undefined && other === undefined
      ? []
      : [{ kind: 'name', text: words, start, end, passage, conflict: other }];
  });
