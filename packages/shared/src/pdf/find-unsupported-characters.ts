const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const ignored = /[\s\u200B-\u200F\u202A-\u202E\u2060\uFE0E\uFE0F\uFEFF\u00AD]/u;

/** Returns the characters of a text that the font lacks or that belong to right-to-left scripts. */
export function findUnsupportedCharacters(
  text: string,
  hasGlyph: (code: number) => boolean,
): string[] {
  const characters = new Set(text);
  return [...characters].filter(
    (character) =>
      !ignored.test(character) &&
      (rightToLeft.test(character) || !hasGlyph(character.codePointAt(0) ?? 0)),
  );
}
