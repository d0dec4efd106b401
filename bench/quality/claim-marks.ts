import type { Claim } from '@grantwright/shared/contract';
import { normalizeText } from './normalize-text.ts';

/** The most severe mark on a fact that a user sees. */
export type Mark = 'unsupported' | 'own' | 'funder' | 'none';

/** Returns how the claims of a draft mark a fact. */
export function getMark(claims: Claim[], fact: string): Mark {
  const types = findTypesOfWhole(claims, fact) ?? listTypesOfParts(claims, fact);
  if (types.includes('unsupported')) return 'unsupported';
  if (types.some((type) => type !== 'guidelines')) return 'own';
  return types.length > 0 ? 'funder' : 'none';
}

type SourceType = Claim['source']['type'];

function findTypesOfWhole(claims: Claim[], fact: string): SourceType[] | undefined {
  const normalizedFact = normalizeText(fact);
  const types = claims.flatMap(({ text, source }) => {
    const claim = normalizeText(text);
    const overlaps =
      claim.includes(normalizedFact) || (claim.length > 2 && normalizedFact.includes(claim));
    return overlaps ? [source.type] : [];
  });
  return types.length > 0 ? types : undefined;
}

/** "Name Acme 65" may be marked as a name and a figure. */
function listTypesOfParts(claims: Claim[], fact: string): SourceType[] {
  const parts = splitIntoParts(fact);
  const marked = claims.map(({ text, source }) => ({
    source,
    words: new Set(splitIntoParts(text)),
  }));
  if (!parts.every((part) => marked.some(({ words }) => words.has(part)))) return [];
  return marked.flatMap(({ source, words }) =>
    parts.some((part) => words.has(part)) ? [source.type] : [],
  );
}

/** Returns the words and numbers of the text, because they are marked separately. */
const splitIntoParts = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
