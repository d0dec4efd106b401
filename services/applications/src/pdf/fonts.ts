import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const face = (path: string) => readFileSync(path);

export type Face = 'regular' | 'bold' | 'italic' | 'boldItalic';
type Faces = Record<Face, () => Buffer>;

/** Free fonts with the same widths as Arial, Times New Roman and Calibri. */
const families: Record<'arimo' | 'tinos' | 'carlito', Faces> = {
  arimo: {
    regular: () =>
      face(require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')),
    bold: () => face(require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')),
    italic: () =>
      face(
        require.resolve('@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf'),
      ),
    boldItalic: () =>
      face(require.resolve('@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf')),
  },
  tinos: {
    regular: () =>
      face(require.resolve('@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf')),
    bold: () => face(require.resolve('@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf')),
    italic: () =>
      face(
        require.resolve('@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf'),
      ),
    boldItalic: () =>
      face(require.resolve('@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf')),
  },
  carlito: {
    regular: () =>
      face(require.resolve('@expo-google-fonts/carlito/400Regular/Carlito_400Regular.ttf')),
    bold: () => face(require.resolve('@expo-google-fonts/carlito/700Bold/Carlito_700Bold.ttf')),
    italic: () =>
      face(
        require.resolve('@expo-google-fonts/carlito/400Regular_Italic/Carlito_400Regular_Italic.ttf'),
      ),
    boldItalic: () =>
      face(require.resolve('@expo-google-fonts/carlito/700Bold_Italic/Carlito_700Bold_Italic.ttf')),
  },
};

const serifs =
  /times|georgia|garamond|cambria|palatino|antiqua|bookman|schoolbook|computer modern|courier/i;

/** Returns the font files that best match one of Word's fonts. */
export function fontFaces(font: string): Faces {
  if (/calibri|carlito/i.test(font)) return families.carlito;
  return serifs.test(font) ? families.tinos : families.arimo;
}
