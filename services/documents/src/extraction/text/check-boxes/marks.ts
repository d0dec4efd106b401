import { anyOf } from '@grantwright/shared/values/any-of';

type MarkKind =
  | 'box'
  | 'square'
  | 'tick'
  | 'cross'
  | 'letter'
  | 'radio'
  | 'bracket'
  | 'parenthesis';

/** A character or pair of brackets that may be a check box. */
export type Mark = { kind: MarkKind; isFilled: boolean; start: number; end: number };

/**
 * Many of these characters have other uses: a square or circle can be a bullet, a tick or cross an answer, and "(x)"
 * the number of a clause. A single "X" at the start of a line or between options is a filled box: "□ Yes X No".
 */
const symbols: Record<string, { kind: MarkKind; isFilled: boolean }> = {
  ...createSymbols('box', false, '☐⬜◯🗆'),
  ...createSymbols('box', true, '☑☒🗹🗷🗵✅⊠▣◉⦿'),
  ...createSymbols('square', false, '□▢◻❏❐❑❒'),
  ...createSymbols('tick', true, '✓✔'),
  ...createSymbols('cross', true, '✗✘'),
  ...createSymbols('radio', false, '○'),
  ...createSymbols('radio', true, '●'),
};

function createSymbols(kind: MarkKind, isFilled: boolean, characters: string): typeof symbols {
  return Object.fromEntries([...characters].map((character) => [character, { kind, isFilled }]));
}

const markPattern = anyOf(
  /[☐⬜◯🗆☑☒🗹🗷🗵✅⊠▣◉⦿□▢◻❏❐❑❒✓✔✗✘○●]|\[(?:[xX✓✔✗✘ _]|__|___)?\](?!\()/gu,
  /\((?:[xX✓✔✗✘ _]|__|___)\)(?!\w)|(?<=^|[:?] |[□☐] \p{L}{1,9} )X(?= [\p{Lu}\d])/gu,
);

export const findMarks = (text: string): Mark[] =>
  [...text.matchAll(markPattern)].map(({ 0: match, index }) => ({
    ...(symbols[match] ?? { kind: getKind(match), isFilled: /[xX✓✔✗✘]/.test(match) }),
    start: index,
    end: index + match.length,
  }));

const getKind = (match: string): MarkKind =>
  match === 'X' ? 'letter' : match.startsWith('[') ? 'bracket' : 'parenthesis';

/** The kinds of marks in a line, list or table. */
export type MarkContext = {
  hasEmpty: boolean;
  hasFilled: boolean;
  hasTick: boolean;
  hasEmptyParenthesis: boolean;
};

export const getMarkContext = (marks: Mark[]): MarkContext => ({
  hasEmpty: marks.some(({ kind, isFilled }) => !isFilled && /^(?:box|square|bracket)$/.test(kind)),
  hasFilled: marks.some(
    ({ kind, isFilled }) => isFilled && /^(?:box|tick|cross|letter|bracket)$/.test(kind),
  ),
  hasTick: marks.some(({ kind }) => kind === 'tick'),
  hasEmptyParenthesis: marks.some(({ kind, isFilled }) => kind === 'parenthesis' && !isFilled),
});

/**
 * Determines whether a mark is a checked box (true), an empty box (false) or not a check box (undefined).
 * @param line all marks on the same line
 */
export function getCheckState(mark: Mark, line: Mark[], context: MarkContext): boolean | undefined {
  const sameKind = line.filter(({ kind }) => kind === mark.kind);
  const isAtOption = mark.start === 0 || sameKind.length > 1;
  switch (mark.kind) {
    case 'box':
      return mark.isFilled;
    case 'square':
      return context.hasFilled || sameKind.length > 1 ? false : undefined;
    case 'tick':
    case 'letter':
      return context.hasEmpty ? true : undefined;
    case 'cross':
      // A cross means no next to ticks, but a checked box among empty boxes.
      return context.hasEmpty ? !context.hasTick : undefined;
    case 'radio':
      return new Set(sameKind.map(({ isFilled }) => isFilled)).size > 1 ? mark.isFilled : undefined;
    case 'bracket':
      return isAtOption ? mark.isFilled : undefined;
    case 'parenthesis':
      return isAtOption && context.hasEmptyParenthesis ? mark.isFilled : undefined;
  }
}
