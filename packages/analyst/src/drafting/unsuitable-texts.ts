/** Patterns for text that does not belong in any application. */
const unsuitable: readonly RegExp[] = [
  // a gap from another draft
  /\[\s*needs input/i,
  // instructions to a reader or writer, whether a person or a model
  /\b(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding) /i,
  /\b(?:system prompt|as an ai|language model|you are (?:now )?(?:chatgpt|an ai|a helpful)|<\|?im_|end of data)\b/i,
  // markup and links for a browser
  /<\/?[a-z][^<>]{0,80}>|javascript:|\]\((?:https?|data):|!\[/i,
  // navigation, legal notices and web forms
  /\b(?:click|tap) (?:here|on|the|below)|\b(?:all rights reserved|privacy policy|terms of (?:use|service)|cookies?)\b|©/i,
  /\b(?:log ?in|sign ?up|subscribe|read more|learn more|back to top|skip to|page \d+ of \d+)\b/i,
  // blanks, leaders and cross-references
  /_{3,}|\.{5,}|\bsee (?:the )?(?:attached|appendix|page|section|table|figure|exhibit|schedule|note)\b/i,
  /\b(?:as (?:shown|described|noted|stated|defined|set forth|provided) (?:in|above|below|herein))\b/i,
  /\b(?:listed below|the following (?:table|figure|page)s?|pursuant to|hereby|herein|thereof|notwithstanding)\b/i,
];

/**
 * Unsuitable only in documents: text addressed to visitors of a page, introductions to omitted text, and truncated
 * endings.
 */
const unsuitableInDocument: readonly RegExp[] = [
  /\byou(?:r|rs|rself)?\b/i,
  /\b(?:as follows|(?:the|these) following)\W*$/i,
  /(?:[,;–-]|\b(?:and|or|the|of|to|in|for|with|namely))$/i,
  /\b(?:attached|enclosed) (?:is|are)\b|\bI am (?:including|attaching)\b/i,
];

export const isUnsuitableInDocument = (text: string): boolean =>
  unsuitableInDocument.some((pattern) => pattern.test(text));

const isRule = (text: string): boolean => /\bshall\b/i.test(text);
const purposeWords = /\b(?:purposes?|mission|objects?|objectives?|vision)\b/i;
const shareOfRules = 0.15;

/** Removes the rules in bylaws and policies, since only their purpose belongs in an application. */
export function removeRules<T extends { text: string; title: string }>(statements: T[]): T[] {
  const rules = statements.filter(({ text }) => isRule(text));
  if (rules.length < 3 || rules.length < shareOfRules * statements.length) return statements;
  return statements.filter(
    ({ text, title }) => purposeWords.test(text) || purposeWords.test(title),
  );
}

export const isUnsuitable = (text: string): boolean =>
  unsuitable.some((pattern) => pattern.test(text));
