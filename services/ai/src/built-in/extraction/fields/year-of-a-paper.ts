/** "… of the Ash Lane Club Incorporated, with the 2019 Amendments": the end of a name. */
const endOfAName = /^Incorporated\b(?! (?:in|on)\b)/;
const nameBefore = /\p{Lu}[\p{L}’'-]* $/u;
const changes =
  /\b(?:amend(?:ed|ments?)|adopt(?:ed|ion)|revis(?:ed|ions?)|ratified|re-?enacted|re-?stated|edition|version|updated)\b/i;
const paper =
  /\b(?:constitution|by-?laws|rules|memorandum|governing document|statutes)\b(?: [\p{L}\d.&-]+){0,8} (?:was|were|is|are|has been|have been)(?: \p{L}+)? $/iu;
/** "registered under the Societies Registration Act, 1860": the law is as old, and not who is under it. */
const ofALaw = /\b(?:Act|Ordinance|Code|Law|Decree|Statute)s?,? (?:of )?\d{4}$/;
const nextWord = /^[ ,]*\p{L}*/u;

/**
 * Whether the year that a sentence gives beside "founded" or "established" is its papers', or a law's, and not the body's own: when they
 * were adopted or amended. `before` is what stands before the word, `told` goes from the word to the year.
 */
export const isYearOfAPaper = (before: string, told: string, text: string): boolean => {
  const after = nextWord.exec(text.slice(before.length + told.length))?.[0] ?? '';
  const isName = endOfAName.test(told) && nameBefore.test(before) && text !== text.toUpperCase();
  return (
    isName || ofALaw.test(told) || paper.test(before) || changes.test(told) || changes.test(after)
  );
};
