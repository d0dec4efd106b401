import { comparable, contentStems } from '@grantwright/analyst';

/** "Section 3:", "Part B –", "2.", "IV)". */
const number =
  /^(?:(?:section|part|item|tab|component|attachment|appendix|form|question)\s+[\divxlc]{1,4}[a-z]?|part\s+[a-z]|section\s+[a-z]|[\d]{1,2}(?:\.\d{1,2})*|[ivx]{1,4}|[a-z])\s*[:.)–—-]+\s+/i;
/** "(10 pages maximum)", "[required]". */
const remark = /[([][^()[\]]{0,80}[)\]]$/;

/** The name without its number and a remark at its end. */
export function plainName(name: string): string {
  const plain = name.trim().replace(number, '').replace(remark, '').trim();
  return plain === '' ? name.trim() : plain;
}

/** Equal for the spellings of one name: "Section 3: Project Narrative", "Project narrative (10 pages)". */
export function sectionKey(name: string): string {
  const plain = comparable(plainName(name));
  // stems leave out the letter of "Section B"
  const letters = plain.match(/(?<= )[a-z](?= |$)/g) ?? [];
  return [...contentStems(plain), ...letters].join(' ') || plain;
}
