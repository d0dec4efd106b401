/**
 * Zero-width characters: zero-width spaces, directional overrides, and tag characters, which encode ASCII. They are
 * invisible to readers but may contain text for machines.
 */
const invisibleCharacters =
  /[\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFFA0\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}\u{E0100}-\u{E01EF}]/gu;
/** Soft hyphens, variation selectors and byte order marks are common and harmless. */
const typesettingCharacters = /[\u00AD\uFEFF\uFE00-\uFE0F\u180B-\u180D\uFFFE\uFFFF]/g;
const controls = /[^\P{Cc}\t\n\r]/gu;
/** Letters that some fonts use as codes for their ligatures: "applicaƟon", "aƩach", "seƫng", "aŌer". */
const ligatureCodes = /(?<=\p{Ll})[ƟƩƫŌ]|[ƟƩ](?=\p{Ll})/gu;
const ligatures: Readonly<Record<string, string>> = { Ɵ: 'ti', Ʃ: 'tt', ƫ: 'tti', Ō: 'ft' };

export type VisibleText = {
  text: string;
  /** The number of invisible characters that were removed. */
  hidden: number;
};

/** Returns the text that a reader sees, with normalized spaces. */
export function extractVisibleText(raw: string): VisibleText {
  let hidden = 0;
  const text = raw
    .replace(typesettingCharacters, '')
    .replace(invisibleCharacters, () => {
      hidden += 1;
      return '';
    })
    .replace(controls, '')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(ligatureCodes, (code) => ligatures[code] ?? code)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
  return { text, hidden };
}

export const toOneLine = (raw: string): string => extractVisibleText(raw).text.replace(/\s+/g, ' ');
