const numbered =
  /^(?:(?:section|part|article|chapter|step|phase|appendix|attachment|exhibit)\s+(?:[ivxlc]+|\d+|[a-z])\b|[IVXLC]+\.\s|[A-Z]\.\s|\d+(?:\.\d+)*\.?\s)/i;

const wordsOf = (line: string) => line.split(/\s+/).filter(Boolean);

/** Whether most letters are capitals: "ELIGIBILITY AND AWARD". */
export function isCapitals(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, '');
  if (letters.length < 4) return false;
  return letters.replace(/[^\p{Lu}]/gu, '').length / letters.length > 0.85;
}

/** "How to Apply", "Award Size and Duration": each word of weight begins with a capital. */
export function isTitleCase(line: string): boolean {
  const words = wordsOf(line).filter((word) => /^\p{L}/u.test(word) && word.length > 3);
  return words.length > 0 && words.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether a line could be a heading by its words alone: short, and no sentence. */
export function couldBeHeading(line: string): boolean {
  const words = wordsOf(line);
  if (words.length > 14 || line.length > 110) return false;
  if (/[.;,]$/.test(line) && !/\b(etc|inc|no)\.$/i.test(line)) return false;
  return /\p{L}{2}/u.test(line) && /^[\p{Lu}\d(“"¿¡]/u.test(line);
}

/** Whether a line without any formatting is a heading: numbered, in capitals, or in title case. */
export function looksLikeHeading(line: string): boolean {
  if (!couldBeHeading(line) || /[:]\s*\S/.test(line) || /[$@]/.test(line)) return false;
  if (/:$/.test(line)) return false;
  return (
    isCapitals(line) || ((numbered.test(line) || wordsOf(line).length <= 8) && isTitleCase(line))
  );
}

/** The level a heading's numbering tells: "2.1 Budget" is 2, "Section IV" is 1. */
export function headingDepth(line: string): number | undefined {
  const decimal = /^(\d+(?:\.\d+)*)\.?\s/.exec(line);
  if (decimal?.[1]) return Math.min(6, decimal[1].split('.').length);
  if (/^(section|part|article|chapter|step)\s+([ivxlc]+|\d+)\b/i.test(line)) return 1;
  return undefined;
}
