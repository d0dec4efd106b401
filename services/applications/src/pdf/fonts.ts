import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

const weights = {
  regular: '400Regular',
  bold: '700Bold',
  italic: '400Regular_Italic',
  boldItalic: '700Bold_Italic',
};

export type Face = keyof typeof weights;
/** Returns the path of a font file. */
type Family = (face: Face) => string;

/** Creates a font family from files as packaged by Expo, such as "400Regular/Arimo_400Regular.ttf". */
const createFamily =
  (name: string, packageFile: string): Family =>
  (face) =>
    join(dirname(packageFile), weights[face], `${name}_${weights[face]}.ttf`);

/** Free fonts with the same widths as Arial, Times New Roman and Calibri. */
const arimo = createFamily('Arimo', require.resolve('@expo-google-fonts/arimo/package.json'));
const tinos = createFamily('Tinos', require.resolve('@expo-google-fonts/tinos/package.json'));
const carlito = createFamily('Carlito', require.resolve('@expo-google-fonts/carlito/package.json'));

const createFallback = (name: string, packageFile: string): string =>
  createFamily(name, packageFile)('regular');

/** Fonts for characters that the family lacks, in the order in which they are tried. */
export const fallbackFonts = {
  arimo: arimo('regular'),
  symbols: createFallback(
    'NotoSansSymbols2',
    require.resolve('@expo-google-fonts/noto-sans-symbols-2/package.json'),
  ),
  emoji: createFallback('NotoEmoji', require.resolve('@expo-google-fonts/noto-emoji/package.json')),
  arabic: createFallback(
    'NotoSansArabic',
    require.resolve('@expo-google-fonts/noto-sans-arabic/package.json'),
  ),
  devanagari: createFallback(
    'NotoSansDevanagari',
    require.resolve('@expo-google-fonts/noto-sans-devanagari/package.json'),
  ),
  // last, because it has some letters of other scripts
  math: createFallback(
    'NotoSansMath',
    require.resolve('@expo-google-fonts/noto-sans-math/package.json'),
  ),
};

/** A font as registered in the PDF. */
export type Font = Face | keyof typeof fallbackFonts;

const serifs =
  /times|georgia|garamond|cambria|palatino|antiqua|bookman|schoolbook|computer modern|courier/i;

/** Returns the family that best matches one of Word's fonts. */
export function chooseFontFamily(font: string): Family {
  if (/calibri|carlito/i.test(font)) return carlito;
  return serifs.test(font) ? tinos : arimo;
}
