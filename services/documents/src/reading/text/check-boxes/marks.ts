type MarkKind =
  'box' | 'square' | 'tick' | 'cross' | 'letter' | 'radio' | 'bracket' | 'parenthesis';

/** A sign in a text that may be a check box. */
export type Mark = { kind: MarkKind; isFilled: boolean; start: number; end: number };

/**
 * Signs by kind. A square may be a bullet as well as a box, a tick or a cross may stand alone, a circle
 * is most often the bullet of a list within a list, and "(x)" may number a clause. An "X" stands in the
 * place of a box at the start of a line, or between options: "□ Yes X No".
 */
const signs: Record<string, [MarkKind, boolean]> = {
  ...signsOf('☐⬜◯🗆', 'box', false),
  ...signsOf('☑☒🗹🗷🗵✅⊠▣◉⦿', 'box', true),
  ...signsOf('□▢◻❏❐❑❒', 'square', false),
  ...signsOf('✓✔', 'tick', true),
  ...signsOf('✗✘', 'cross', true),
  ...signsOf('○', 'radio', false),
  ...signsOf('●', 'radio', true),
};

function signsOf(
  text: string,
  kind: MarkKind,
  isFilled: boolean,
): Record<string, [MarkKind, boolean]> {
  return Object.fromEntries([...text].map((sign) => [sign, [kind, isFilled]]));
}

const markPattern =
  /[☐⬜◯🗆☑☒🗹🗷🗵✅⊠▣◉⦿□▢◻❏❐❑❒✓✔✗✘○●]|\[(?:[xX✓✔✗✘ _]|__|___)?\](?!\()|\((?:[xX✓✔✗✘ _]|__|___)\)(?!\w)|(?<=^|[:?] |[□☐] \p{L}{1,9} )X(?= [\p{Lu}\d])/gu;

export function marksIn(text: string): Mark[] {
  return [...text.matchAll(markPattern)].map(({ 0: sign, index }) => {
    const place = { start: index, end: index + sign.length };
    const known = signs[sign];
    if (known) return { kind: known[0], isFilled: known[1], ...place };
    return { kind: kindOfLetters(sign), isFilled: /[xX✓✔✗✘]/.test(sign), ...place };
  });
}

const kindOfLetters = (sign: string): MarkKind =>
  sign === 'X' ? 'letter' : sign.startsWith('[') ? 'bracket' : 'parenthesis';

/** What the marks around one say about it. */
export type MarkContext = {
  hasEmpty: boolean;
  hasFilled: boolean;
  hasTick: boolean;
  hasEmptyParenthesis: boolean;
};

export const contextOf = (marks: Mark[]): MarkContext => ({
  hasEmpty: marks.some(({ kind, isFilled }) => !isFilled && /^(?:box|square|bracket)$/.test(kind)),
  hasFilled: marks.some(
    ({ kind, isFilled }) => isFilled && /^(?:box|tick|cross|letter|bracket)$/.test(kind),
  ),
  hasTick: marks.some(({ kind }) => kind === 'tick'),
  hasEmptyParenthesis: marks.some(({ kind, isFilled }) => kind === 'parenthesis' && !isFilled),
});

/**
 * Whether a mark is a ticked box (true), an empty box (false) or no box (undefined).
 * @param line all marks of the same line, with this one
 * @param around what the marks of the lines around say
 */
export function stateOf(mark: Mark, line: Mark[], around: MarkContext): boolean | undefined {
  const same = line.filter(({ kind }) => kind === mark.kind);
  const isPlaced = mark.start === 0 || same.length > 1;
  switch (mark.kind) {
    case 'box':
      return mark.isFilled;
    case 'square':
      return around.hasFilled || same.length > 1 ? false : undefined;
    case 'tick':
    case 'letter':
      return around.hasEmpty ? true : undefined;
    case 'cross':
      // Beside ticks, a cross says no; alone among empty boxes, it marks the one that is meant.
      return around.hasEmpty ? !around.hasTick : undefined;
    case 'radio':
      return new Set(same.map(({ isFilled }) => isFilled)).size > 1 ? mark.isFilled : undefined;
    case 'bracket':
      return isPlaced ? mark.isFilled : undefined;
    case 'parenthesis':
      return isPlaced && around.hasEmptyParenthesis ? mark.isFilled : undefined;
  }
}
