export type Declaration = { property: string; value: string; important: boolean };

/** CSS without comments, and with its letters as they are: an escaped "d\69splay" says "display". */
export const plainCss = (css: string): string =>
  css
    .replace(/\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$)/g, '')
    .replace(/<!--|-->/g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (escaped, code: string) => {
      const point = Number.parseInt(code, 16);
      if (point <= 0x20 || point >= 0x7f) return escaped;
      const character = String.fromCodePoint(point);
      return /[\w-]/.test(character) ? character : `\\${character}`;
    });

/** Parts of a text at a mark that stands in no brackets and no quotes. */
export function splitOutside(text: string, mark: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
    else if (depth === 0 && mark.test(character)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}

const vendor = /^-(?:webkit|moz|ms|o)-(?=transform$|mask|filter$|clip-path$|animation)/;

/** The declarations of a style attribute or of a rule's body, in order. */
export const declarationsIn = (style: string): Declaration[] =>
  splitOutside(plainCss(style), /;/).flatMap((declaration): Declaration[] => {
    const at = declaration.indexOf(':');
    if (at < 0) return [];
    const written = declaration.slice(0, at).trim();
    const value = declaration.slice(at + 1);
    // Names of an author's own are told apart by their capitals.
    const property = written.startsWith('--') ? written : written.toLowerCase().replace(vendor, '');
    return [
      {
        property,
        value: value
          .replace(/!\s*important/i, '')
          .trim()
          .toLowerCase(),
        important: /!\s*important/i.test(value),
      },
    ];
  });
