import type { SectionLimit } from '@grantwright/shared/contract';

/** A page of a grant application, single spaced, with margins as funders ask for them. */
export const wordsAPage = 500;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Whether a text keeps a funder's limit. Pages are counted at about 500 words. */
export const fits = (text: string, limit: SectionLimit | undefined): boolean => {
  if (!limit) return true;
  const words = countWords(text);
  return (
    (limit.words === undefined || words <= limit.words) &&
    (limit.characters === undefined || text.length <= limit.characters) &&
    (limit.pages === undefined || words <= limit.pages * wordsAPage)
  );
};

/** True where a section is so short that only the weightiest words have room. */
export const isShort = (limit: SectionLimit | undefined): boolean =>
  (limit?.words ?? Infinity) < 80 || (limit?.characters ?? Infinity) < 500;

/** Whether a text keeps the limit of a part, counted as it will read at last. */
export const fitsIn = (
  text: string,
  { limit, shown }: { limit?: SectionLimit; shown?: (text: string) => string },
): boolean => fits(shown ? shown(text) : text, limit);
