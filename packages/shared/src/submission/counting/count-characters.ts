import type { CountingRule } from './counting-rule.ts';

const whiteSpace = /\p{White_Space}/gu;

/**
 * Counts characters as a portal or Word does. Composed and decomposed accents differ in length, because portals do not
 * normalize text.
 */
export function countCharacters(text: string, rule: CountingRule): number {
  const lines = text.replace(/\r\n?/g, '\n');
  switch (rule) {
    // The API value of a text area, which `maxlength` limits: UTF-16 code units, LF line breaks (HTML standard).
    case 'browser':
      return lines.length;
    // The submitted value of a text area has CRLF line breaks.
    case 'crlf':
      return lines.length + countLineBreaks(lines);
    case 'code-points':
      return countCodePoints(lines);
    // "Characters (with spaces)" leaves out paragraph marks and line breaks.
    case 'word':
      return lines.length - countLineBreaks(lines);
    case 'word-without-spaces':
      return lines.replace(whiteSpace, '').length;
  }
}

const countLineBreaks = (text: string): number => text.split('\n').length - 1;

function countCodePoints(text: string): number {
  const pairs = text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g);
  return text.length - (pairs?.length ?? 0);
}
