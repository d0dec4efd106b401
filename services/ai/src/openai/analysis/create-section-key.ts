import { anyOf } from '@grantwright/shared/values/any-of';
import { comparable, listComparableStems } from '@grantwright/analyst';

/** "Section 3:", "Part B –", "2.", "IV)". */
const number = anyOf(
  /^(?:section|part|item|tab|component|attachment|appendix|form|question)\s+[\divxlc]{1,4}[a-z]?\s*[:.)–—-]+\s+/i,
  /^(?:part\s+[a-z]|section\s+[a-z]|[\d]{1,2}(?:\.\d{1,2})*|[ivx]{1,4}|[a-z])\s*[:.)–—-]+\s+/i,
);
/** "(10 pages maximum)", "[required]". */
const remark = /[([][^()[\]]{0,80}[)\]]$/;
/** A remark that distinguishes sections: "(Track B)", "(new applicants only)". */
const audience = /\b(?:tracks?|applicants?|only|for|category|phase|tier|renewals?)\b/i;

/** Returns the name without its number or any trailing remark. */
export function cleanName(name: string): string {
  const unnumbered = name.trim().replace(number, '');
  const plain = unnumbered.replace(remark, (cut) => (audience.test(cut) ? cut : '')).trim();
  return plain === '' ? name.trim() : plain;
}

/** Returns the same key for all variants of a name: "Section 3: Project Narrative", "Project narrative (10 pages)". */
export function createSectionKey(name: string): string {
  const plain = comparable(cleanName(name));
  // stemming would drop the letter in "Section B"
  const letters = plain.match(/(?<= )[a-z](?= |$)/g) ?? [];
  return [...listComparableStems(plain), ...letters].join(' ') || plain;
}
