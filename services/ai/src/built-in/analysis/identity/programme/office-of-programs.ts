const many = '(?:programs|programmes|initiatives|fellowships)';
const rest = '(?:[\\p{L}&,]+ ){0,6}';
const office = new RegExp(
  `^(?:the )?(?:\\p{L}+ )?(?:office|division|bureau) (?:of|for) ${rest}(?:${many}|(?:\\p{L}+ )?(?:grants|awards|funding|scholarships))(?: (?:and|&) [\\p{L} ]+)?$`,
  'iu',
);

/** "Office of Sponsored Programs" runs programmes, and is none. */
export const isOfficeOfPrograms = (name: string): boolean => office.test(name);
