const letter = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * The side where a list or a quote begins, by its first letter. HTML's own `dir="auto"` does not see
 * it: it passes over the lines within that have a direction already, as the editor gives them.
 */
export const sideOf = (text: string): 'rtl' | 'ltr' =>
  rightToLeft.test(letter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
