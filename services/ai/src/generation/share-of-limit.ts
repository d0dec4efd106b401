import type { SectionLimit } from '@grantwright/shared/contract';

/** Returns one section's share of a limit that applies to several sections together. */
export function shareOfLimit(limit: SectionLimit | undefined): SectionLimit | undefined {
  const { sharedWith = [], ...own } = limit ?? {};
  if (!limit || sharedWith.length === 0) return limit;
  const part = (value: number): number => Math.max(1, Math.floor(value / (sharedWith.length + 1)));
  return {
    ...(own.words && { words: part(own.words) }),
    ...(own.pages && { pages: own.pages / (sharedWith.length + 1) }),
    ...(own.characters && { characters: part(own.characters) }),
  };
}
