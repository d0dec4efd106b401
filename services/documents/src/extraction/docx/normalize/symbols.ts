import { codePoint } from 'dingbat-to-unicode';
import {
  getAttribute,
  getCharacters,
  findChild,
  createElement,
  replaceElements,
  type XmlElement,
} from '../../xml/tree.ts';

export const checkBoxSign = (checked: boolean): string => (checked ? '☒' : '☐');

/** Boxes and ticks in symbol fonts, by the low byte of the character code. Other symbols get their usual Unicode character. */
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

/** Symbol fonts use private-use code points starting here, or plain bytes. */
const privateUse = 0xf000;

/** Returns the Unicode character for a box or tick in a symbol font. */
export function findSymbol(font: string | undefined, code: number): string | undefined {
  return signs[font?.toLowerCase() ?? '']?.[toByte(code)];
}

const toByte = (code: number): number =>
  code >= privateUse && code <= privateUse + 0xff ? code - privateUse : code;

/** Replaces boxes, ticks and emoji in symbol fonts with Unicode characters. */
export function replaceSymbols(root: XmlElement): void {
  replaceElements(root, (node, parent) => {
    if (node.name === 'w:sym') {
      const code = Number.parseInt(getAttribute(node, 'w:char') ?? '', 16);
      const font = getAttribute(node, 'w:font') ?? '';
      const sign = findSymbol(font, code) ?? codePoint(font, toByte(code))?.string;
      return sign === undefined ? [] : [createElement('w:t', [sign])];
    }
    if (node.name === 'w16se:symEx') {
      const code = Number.parseInt(getAttribute(node, 'w16se:char') ?? '', 16);
      const isCharacter = code > 0 && code <= 0x10ffff;
      return isCharacter ? [createElement('w:t', [String.fromCodePoint(code)])] : [];
    }
    if (node.name !== 'w:t') return undefined;
    const font = findFont(parent);
    const characters = getCharacters(node);
    if (!signs[font?.toLowerCase() ?? ''] && !/[\uf000-\uf0ff]/.test(characters)) return undefined;
    node.children = [[...characters].map((character) => signOf(font, character)).join('')];
    return undefined;
  });
}

/** Private-use characters without a font are almost always Wingdings. */
const signOf = (font: string | undefined, character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  return (
    findSymbol(font, code) ??
    (code >= privateUse ? findSymbol('wingdings', code) : undefined) ??
    character
  );
};

function findFont(run: XmlElement): string | undefined {
  const fonts = findChild(run, 'w:rPr', 'w:rFonts');
  const names = ['w:ascii', 'w:hAnsi', 'w:cs'].map((name) => getAttribute(fonts, name));
  return names.find((name) => signs[name?.toLowerCase() ?? '']);
}
