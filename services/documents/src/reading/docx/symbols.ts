import {
  attributeOf,
  charactersOf,
  childOf,
  element,
  replaceElements,
  type XmlElement,
} from '../xml/tree.ts';

export const boxOf = (checked: boolean): string => (checked ? '☒' : '☐');

/**
 * Boxes and ticks in the fonts that draw them in place of letters, by the low byte of their code. Other
 * symbols are left to the converter.
 */
const signs: Record<string, Record<number, string>> = {
  wingdings: {
    0x6e: '■',
    0x6f: '☐',
    0x70: '☐',
    0x71: '☐',
    0x72: '☐',
    0x78: '☒',
    0xa1: '○',
    0xa4: '◉',
    0xa8: '☐',
    0xfb: '✗',
    0xfc: '✓',
    0xfd: '☒',
    0xfe: '☑',
  },
  'wingdings 2': {
    0x4f: '✗',
    0x50: '✓',
    0x51: '☒',
    0x52: '☑',
    0x53: '☒',
    0x54: '☒',
    0xa3: '☐',
  },
  webdings: { 0x61: '✓', 0x63: '☐', 0x72: '✗' },
};

/** Codes of these fonts are kept in the private use area of Unicode from here on, or as plain bytes. */
const privateUse = 0xf000;

/** The character that a code shows in a font of symbols, where it is a box or a tick. */
export function symbolOf(font: string | undefined, code: number): string | undefined {
  const byte = code >= privateUse && code <= privateUse + 0xff ? code - privateUse : code;
  return signs[font?.toLowerCase() ?? '']?.[byte];
}

/** Replaces symbols that are boxes, ticks or emoji by characters with that meaning. */
export function settleSymbols(root: XmlElement): void {
  replaceElements(root, (node, parent) => {
    if (node.name === 'w:sym') {
      const code = Number.parseInt(attributeOf(node, 'w:char') ?? '', 16);
      const sign = symbolOf(attributeOf(node, 'w:font'), code);
      return sign === undefined ? undefined : [element('w:t', [sign])];
    }
    if (node.name === 'w16se:symEx') {
      const code = Number.parseInt(attributeOf(node, 'w16se:char') ?? '', 16);
      const isCharacter = code > 0 && code <= 0x10ffff;
      return isCharacter ? [element('w:t', [String.fromCodePoint(code)])] : [];
    }
    if (node.name !== 'w:t') return undefined;
    const font = fontOf(parent);
    const written = charactersOf(node);
    if (!signs[font?.toLowerCase() ?? ''] && !/[\uf000-\uf0ff]/.test(written)) return undefined;
    node.children = [[...written].map((character) => signOf(font, character)).join('')];
    return undefined;
  });
}

/** A private code says little without its font; nearly always that is Wingdings. */
const signOf = (font: string | undefined, character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return (
    symbolOf(font, code) ??
    (code >= privateUse ? symbolOf('wingdings', code) : undefined) ??
    character
  );
};

function fontOf(run: XmlElement): string | undefined {
  const fonts = childOf(run, 'w:rPr', 'w:rFonts');
  const names = ['w:ascii', 'w:hAnsi', 'w:cs'].map((name) => attributeOf(fonts, name));
  return names.find((name) => signs[name?.toLowerCase() ?? '']);
}
