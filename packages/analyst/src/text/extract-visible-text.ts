/** Invisible characters: soft hyphens, joiners, direction marks, fillers, tags. */
const invisibleCharacters = String.raw`[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u3164\uFFA0\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;
/** Styled letters, digits and signs: full-width, bold, enclosed, superscript, ligatures, small. */
const styledCharacters = `[${[
  String.raw`\u02B0-\u02B8\u02E0-\u02E4\u1D2C-\u1D6A\u1D78\u1D9B-\u1DBF\u2024\u2071\u207F`,
  String.raw`\u2090-\u209C\u2102\u210A-\u2113\u2115\u2119-\u211D\u2124\u2128\u212C-\u2134\u2139`,
  String.raw`\u2160-\u217F\u24B6-\u24E9\uFB00-\uFB06\uFE52\uFE5F\uFE60-\uFE6B\uFF01-\uFF5E`,
  String.raw`\uFFE0-\uFFE6\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F12B}\u{1F130}-\u{1F149}`,
  String.raw`\u{1FBF0}-\u{1FBF9}`,
].join('')}]`;
/** Squared letters without a compatibility form in Unicode: "🅉🄾🅁🄱🄰". */
const boxedLetters = String.raw`[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]`;
/** "Z o r b a" */
const spacedWord = String.raw`(?<!\p{L})\p{Lu}(?: \p{Ll}){3,30}(?!\p{L})`;
const unusual = new RegExp(
  `${invisibleCharacters}|${styledCharacters}|${boxedLetters}|${spacedWord}`,
  'gu',
);
const isInvisible = new RegExp(`^${invisibleCharacters}$`, 'u');
const isBoxed = new RegExp(`^${boxedLetters}$`, 'u');

const toPlain = (character: string): string => {
  if (isInvisible.test(character)) return '';
  if (character.includes(' ')) return character.replaceAll(' ', '');
  if (isBoxed.test(character)) {
    const code = character.codePointAt(0) ?? 0;
    return String.fromCodePoint(0x41 + code - (code < 0x1f170 ? 0x1f150 : 0x1f170));
  }
  return character.normalize('NFKC').replace(/[()]/g, '');
};

/** Characters required by some scripts and emoji. A single one between letters is kept. */
const neededMark = /^[\u200C\u200D\uFE0E\uFE0F\u00AD]$/u;
const invisibleRun = new RegExp(`${invisibleCharacters}+`, 'gu');
const manyBlanks = /[^\S\n]{9,}/g;

/**
 * Removes invisible characters, which can hide a message: tags, fillers and direction marks. Collapses runs of spaces
 * at the end of a line. Leaves letters and other spaces unchanged.
 */
export const removeInvisibleSigns = (text: string): string =>
  text
    .replace(invisibleRun, (run) => (neededMark.test(run) ? run : ''))
    .replace(manyBlanks, (run, index: number, whole: string) =>
      /^\n?$/.test(whole.charAt(index + run.length)) ? ' ' : run,
    );

/** Prepares text for a language model: removes invisible characters and collapses long runs of spaces. */
export const removeInvisible = (text: string): string =>
  removeInvisibleSigns(text).replace(manyBlanks, ' ');

export type VisibleText = {
  /** The visible text. */
  text: string;
  /** Returns the original text of a span. */
  written: (start: number, end: number) => string;
};

/**
 * Converts text to the plain characters that a reader perceives: removes invisible characters and replaces styled
 * letters and digits. To a reader, a name in bold or full-width letters, or with joiners in it, is still the same name.
 */
export const extractVisibleText = (text: string): VisibleText => {
  if (text.search(unusual) < 0) return { text, written: (start, end) => text.slice(start, end) };
  let visible = '';
  /** Start and end of each visible character in the original text. */
  const from: number[] = [];
  const to: number[] = [];
  const take = (part: string, index: number, length?: number): void => {
    for (let place = 0; place < part.length; place++) {
      from.push(length === undefined ? index + place : index);
      to.push(length === undefined ? index + place + 1 : index + length);
    }
    visible += part;
  };
  let done = 0;
  for (const match of text.matchAll(unusual)) {
    take(text.slice(done, match.index), done);
    take(toPlain(match[0]), match.index, match[0].length);
    done = match.index + match[0].length;
  }
  take(text.slice(done), done);
  return {
    text: visible,
    written: (start, end) => text.slice(from[start] ?? text.length, to[end - 1] ?? text.length),
  };
};
