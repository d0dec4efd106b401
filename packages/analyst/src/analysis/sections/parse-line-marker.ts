/** The bullet or number at the start of a line. Lines of a list have the same style. */
export type LineMarker = { style: string; value?: number };

const bullet = /^(?:[-*•▪●○–—☐□]|#{2,6})\s/u;
/** "Section 2:", "3.", "1.2)", "(b)", "IV -". */
const number =
  /^([^\p{L}\p{N}]{0,4}(?:(section|part|question|step|appendix|q)\s*)?)(?:(\d{1,2}(?:\.\d{1,2}){0,2})|([ivx]{2,5}|i)|([a-z]))([.):]{1,2}|\s?[-–—:]\s)/iu;
const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv'.split(' ');

export function parseLineMarker(line: string): LineMarker | undefined {
  const text = line.trim();
  const match = number.exec(text);
  if (!match) {
    const mark = bullet.exec(text);
    return mark ? { style: mark[0].trim() } : undefined;
  }
  const [, opening = '', word = '', digits, roman, letter, closing = ''] = match;
  const styleOf = (kind: string) =>
    `${word.toLowerCase()}${opening.includes('(') ? '(' : ''}${kind}${closing.trim()}`;
  if (digits !== undefined) {
    const numbers = digits.split('.');
    return { style: styleOf(`1${numbers.length}`), value: Number(numbers.at(-1)) };
  }
  const token = roman ?? letter ?? '';
  const isUpper = token === token.toUpperCase();
  const value = romans.indexOf(token.toLowerCase()) + 1;
  if (roman !== undefined)
    return value > 0 ? { style: styleOf(isUpper ? 'I' : 'i'), value } : undefined;
  return {
    style: styleOf(isUpper ? 'A' : 'a'),
    value: token.toLowerCase().charCodeAt(0) - 96,
  };
}
