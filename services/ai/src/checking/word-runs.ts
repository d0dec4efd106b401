import type { ClaimSource } from '@grantwright/shared/contract';

/** A sentence of the sources in the forms in which names are looked for; `words` and `canonical` between spaces. */
export type SourceText = {
  source: ClaimSource;
  words: string;
  /** The same, with what names are shortened by made equal. */
  canonical: string;
  address: string;
  /** Parted where letters meet digits, for what is written with a line or without. */
  codes: string;
  original: string;
  /** As it was written, with its capitals. */
  written: string;
};

type Form = 'words' | 'canonical';

/**
 * Finds the first text with a run of words. Only those that hold the rarest of them are looked at: a long
 * document has thousands of sentences, and a draft hundreds of names.
 */
export const wordRuns = (
  texts: readonly SourceText[],
): ((form: Form, run: string[]) => SourceText | undefined) => {
  const indexes: Record<Form, Map<string, SourceText[]>> = {
    words: new Map(),
    canonical: new Map(),
  };
  const read: Record<Form, number> = { words: 0, canonical: 0 };
  /** The texts of each word, in their order; those that came since the last time are added. */
  const textsOf = (form: Form): Map<string, SourceText[]> => {
    const index = indexes[form];
    for (const text of texts.slice(read[form]))
      for (const word of new Set(text[form].trim().split(' '))) {
        const list = index.get(word);
        if (list) list.push(text);
        else index.set(word, [text]);
      }
    read[form] = texts.length;
    return index;
  };
  return (form, run) => {
    const index = textsOf(form);
    let fewest: SourceText[] | undefined;
    for (const word of run) {
      const list = index.get(word);
      if (!list) return undefined;
      if (!fewest || list.length < fewest.length) fewest = list;
    }
    const between = ` ${run.join(' ')} `;
    return fewest?.find((text) => text[form].includes(between));
  };
};
