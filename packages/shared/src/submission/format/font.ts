import { anyOf } from '../../values/any-of.ts';

/** Longer names come before their prefixes. */
const knownFonts = [
  'Arial Narrow',
  'Arial Unicode',
  'Arial',
  'Aptos',
  'Book Antiqua',
  'Bookman Old Style',
  'Calibri',
  'Cambria',
  'Century Gothic',
  'Century Schoolbook',
  'Computer Modern',
  'Courier New',
  'Courier',
  'Garamond',
  'Georgia',
  'Helvetica',
  'Lucida Sans',
  'Palatino Linotype',
  'Palatino',
  'Tahoma',
  'Times New Roman',
  'Times Roman',
  'Times',
  'Trebuchet MS',
  'Trebuchet',
  'Verdana',
];

/** The name of a font that is recognized without further words: "Arial". */
export const knownFontPattern = new RegExp(`\\b(?:${knownFonts.join('|')})\\b`, 'gi');

const otherFont = /(?:\b\p{Lu}[\p{L}\d]+ ){1,3}(?=(?:font|typeface)\b)/gu;
const notAFont = anyOf(
  /^(?:A|All|An|Any|Acceptable|Black|Default|In|Minimum|Only|Page|Preferred|Readable|Regular)$/,
  /^(?:Required|Same|Single|Standard|Text|The|Use|Using|With)$/,
);
/** Names that also occur in other contexts: "Times Square", "applicants in Georgia". */
const alsoOtherwise = new Set(['Courier New', 'Georgia', 'Palatino', 'Times New Roman']);
const isTypographic =
  /\b(?:new roman|font|type(?:face|d)?|text|pts?|points?|spac\w+|margins?)\b|\d[- ]?(?:pt|point)/i;
const isForbidden = anyOf(
  /\b(?:not (?!(?:be )?(?:smaller|less|larger|more|longer)\b|exceed|count|includ)|never|avoid)/i,
  /\b(?:other than|instead of|no longer|prohibited)/i,
);

/** Finds the fonts allowed by a clause, in order, by their names in Word. */
export function findFonts(clause: string): string[] {
  if (isForbidden.test(clause)) return [];
  const fonts = [...clause.matchAll(knownFontPattern)].map(([name]) => toWordName(name));
  const isAmbiguous = fonts.every((name) => alsoOtherwise.has(name));
  if (fonts.length > 0 && isAmbiguous && !isTypographic.test(clause)) return [];
  if (fonts.length > 0) return [...new Set(fonts)];
  return [...clause.matchAll(otherFont)].flatMap(([words]) => {
    const name = words.trim().split(' ');
    while (name[0] !== undefined && notAFont.test(name[0])) name.shift();
    return name.length > 0 ? [name.join(' ')] : [];
  });
}

function toWordName(name: string): string {
  if (/^times/i.test(name)) return 'Times New Roman';
  if (/^courier/i.test(name)) return 'Courier New';
  return knownFonts.find((font) => font.toLowerCase() === name.toLowerCase()) ?? name;
}

/** Chooses the first font allowed by every statement, or else the first font stated. */
export function chooseFont(statements: string[][]): string | undefined {
  const [first = []] = statements;
  return first.find((font) => statements.every((fonts) => fonts.includes(font))) ?? first[0];
}
