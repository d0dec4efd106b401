const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits text into characters as readers see them, such as an emoji of several code points. */
export const splitIntoGraphemes = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
