import { toComparableText } from '../../text/comparable-text.ts';

/** Returns the same key for names of the same section. */
export type SectionKey = (name: string) => string;

const assigned = new WeakMap<ReadonlyArray<{ name: string }>, SectionKey>();

/**
 * Ignores numbering, case and punctuation, unless that would confuse several of the given sections, such as
 * "1. Budget" and "2. Budget". Returns the same function for the same array, because each heading of a draft needs it.
 */
export function assignSectionKeys(sections: ReadonlyArray<{ name: string }>): SectionKey {
  const keyOf = assigned.get(sections) ?? createSectionKey(sections);
  assigned.set(sections, keyOf);
  return keyOf;
}

function createSectionKey(sections: ReadonlyArray<{ name: string }>): SectionKey {
  const normalized = new Map<string, string>();
  const normalize = (name: string): string => {
    const known = normalized.get(name) ?? toComparableText(name);
    normalized.set(name, known);
    return known;
  };
  const found = new Set<string>();
  // A name made of symbols normalizes to an empty string.
  const ambiguous = new Set(['']);
  for (const name of new Set(sections.map((section) => section.name))) {
    const key = normalize(name);
    if (found.has(key)) ambiguous.add(key);
    found.add(key);
  }
  return (name) => {
    const key = normalize(name);
    return ambiguous.has(key) ? name : key;
  };
}
