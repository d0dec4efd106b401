const street =
  /^ (?:[NSEW]\.? )?(?:\p{Lu}[\p{L}.'’-]* ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Way|Court|Place|Boulevard|Blvd|Square|Terrace|Row|Highway|Quay|Close|Crescent|Parkway|Trail)\b/u;
const numbered =
  /\b(?:at|model|type|no\.?|number|suite|room|unit|box|lot|serial|section|chapter|form)[ #]*\d{4}$/i;

/**
 * Whether a number that looks like a year numbers something else: a house in its street, a model, a section
 * of a law. `told` ends with the number, `after` is what follows it.
 */
export const isNumberOfAPlace = (told: string, after: string): boolean =>
  street.test(after) || numbered.test(told);
