import { overlaps } from '@grantwright/shared/values';
import { findValues } from '../text/values.ts';
import { checkNames } from './check-names.ts';
import { checkQuantities } from './check-quantities.ts';
import type { Fact } from './claims.ts';
import type { NameIndex } from './name-index.ts';
import { type RoleIndex, rolePairs, traceRole } from './role-pairs.ts';
import type { SourceIndex } from './source-index.ts';

export type Sources = { index: SourceIndex; names: NameIndex; roles: RoleIndex };

/** A fact with its position in the sentence. */
export type PlacedFact = Fact & { start: number; end: number };

/**
 * Traces every fact of a sentence. In a title, where all words are capitalized, a run is a name only with additional
 * evidence: a noun such as "Foundation", a title, a role.
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
  const named = checkNames(text, quantities, names)
    .filter((name) => !isTitle || name.isUnusual || marked.some((other) => overlaps(name, other)))
    .map(({ text: words, start, end, passage }): PlacedFact => ({
      kind: 'name',
      text: words,
      start,
      end,
      passage,
    }));
  const rolePairs = isTitle ? [] : rolesIn(text, roles);
  return [...quantities, ...named, ...rolePairs].sort((a, b) => a.start - b.start);
}

const rolesIn = (text: string, index: RoleIndex): PlacedFact[] =>
  rolePairs(text).flatMap((pair): PlacedFact[] => {
    const { text: words, start, end } = pair.role;
    const { passage, other } = traceRole(pair, index);
    return passage === undefined && other === undefined
      ? []
      : [{ kind: 'name', text: words, start, end, passage, conflict: other }];
  });
