export type TextDirection = 'ltr' | 'rtl';

const letter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const tokens = /\p{L}[\p{L}\p{M}]*|[^\p{L}]+/gu;

/** Returns the direction of a paragraph: that of its first letter. */
export const detectTextDirection = (text: string): TextDirection =>
  detectDirection(letter.exec(text)?.[0] ?? '');

export const containsRightToLeft = (text: string): boolean => rightToLeft.test(text);

const detectDirection = (text: string): TextDirection =>
  containsRightToLeft(text) ? 'rtl' : 'ltr';

export type DirectionalText = { text: string; direction: TextDirection };

/**
 * Splits text by direction. Digits, punctuation and spaces between words of one direction take that direction; others
 * follow the paragraph (Unicode bidirectional algorithm, rules N1 and N2).
 *
 * @param paragraph the direction of the surrounding paragraph
 */
export function splitByDirection(text: string, paragraph: TextDirection): DirectionalText[] {
  const parts = (text.match(tokens) ?? []).map((part) => ({
    text: part,
    strong: letter.test(part) ? detectDirection(part) : undefined,
  }));
  const result: DirectionalText[] = [];
  for (const [index, { text: part, strong }] of parts.entries()) {
    const before = parts[index - 1]?.strong;
    const isWithin = before !== undefined && before === parts[index + 1]?.strong;
    const direction = strong ?? (isWithin ? before : paragraph);
    const last = result.at(-1);
    if (last?.direction === direction) last.text += part;
    else result.push({ text: part, direction });
  }
  return result;
}
