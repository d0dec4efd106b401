/**
 * The characters that the fonts of the PDF have: the distances, in base 36, between the code points at which they start
 * and end. A test of _applications_ compares them with the fonts.
 */
export const pdfCharacters =
  'x 100 2o 2m 1 7k 28 1c 6o v 1 7 1 6g 3e8 f ch 9 1z 13 1 2 6 6u 5 jo h g 1 33 3 2 6 4 11 1 b a9 1 ' +
  '1 2 2 1 4 4 4 2 j 2 2 5 1 3 22 k 2 5 v k 3 b c 1 1q p w k 2 24 1 1p 1 1 1 3 1 5 1 3 1 3 1 3 1 3 ' +
  '1 7 1 7 1 7 1 7 1 j t 4 2 4 1 8 1 3 1 3 1 3 1 3 4 c 2y 4 5 1 g 2 1 3 1 3 h 1 1 1 1 5 14 b 1 2 i ' +
  '2 6 1 1 1 2 1 4 3 1 1 1 2 3 3 3 a 11 7 2 5 6 1 4 2 1 2 u 2 2e u si 1 2x 2o w 9s 2r cv 1 t 1 c 1 ' +
  'gp 1 1 1 5d2 1s hfk 2o 3b 48 1 8 1r 9 1c g 4g w fk 1i djv 2 2 1 4 5 25u 4 o 4m g cd 2 1i 7 1t g ' +
  'g 1s 41 2i 1 1 1 4b 7 8w 8w 2o w 28w w 3h 3 2dc 2o 1080 11c 4cg lc d 3 2l 5 c 2 e 1 2 a i 2b 1 f ' +
  'a 1 k 1 2 9 l g 4g g6 3 6 1 c0 38 3 4 8n 26 9g c a3 11 a';

/** Whitespace and characters that are never visible. */
const ignored = /[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u;
const mayMiss = /[^\n -~]/;

/** Lists the characters of a text that the PDF cannot show. */
export function findMissingPdfCharacters(text: string): string[] {
  if (!mayMiss.test(text)) return [];
  return [...new Set(text)].filter(
    (character) => !ignored.test(character) && !isInPdf(character.codePointAt(0) ?? 0),
  );
}

const parseDistances = (distances: string): number[] => {
  let code = 0;
  return distances.split(' ').map((distance) => (code += Number.parseInt(distance, 36)));
};
const limits = parseDistances(pdfCharacters);

const isInPdf = (code: number): boolean => limits.filter((limit) => limit <= code).length % 2 === 1;
