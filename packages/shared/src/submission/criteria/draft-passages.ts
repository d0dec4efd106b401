import {
  documentToText,
  gapPattern,
  listSections,
  type RichDocument,
} from '../../richtext/index.ts';
import { countWords } from '../counting/count-words.ts';
import { mapAllWordsByStem, listStems } from '../stems/list-content-stems.ts';

/** A paragraph, list or table of the draft, with the heading above it. */
export type Passage = {
  /** The index of its block. */
  block: number;
  /** Its unmodified lines, including gaps. */
  lines: readonly string[];
  /** Stems of the words in the heading. */
  heading: readonly string[];
  /** Stems of its words with repetitions, without open gaps. */
  stems: readonly string[];
  /** Stems of its words and its heading, without repetitions. */
  mentioned: ReadonlySet<string>;
  words: number;
};

/** A heading with everything under it. */
export type Part = { heading: ReadonlySet<string>; passages: readonly Passage[] };

/** Splits a draft into its non-empty passages, and the parts that they form. */
export function splitIntoPassages(document: RichDocument): { passages: Passage[]; parts: Part[] } {
  let heading: readonly string[] = [];
  const passages = document.flatMap((block, index): Passage[] => {
    const text = documentToText([block]);
    if (block.type === 'heading') {
      heading = [...mapAllWordsByStem(text).keys()];
      return [];
    }
    const textWithoutGaps = text.replace(gapPattern, ' ');
    const words = countWords(textWithoutGaps);
    if (words === 0) return [];
    const stems = listStems(textWithoutGaps);
    const mentioned = new Set([...heading, ...stems]);
    return [{ block: index, lines: text.split('\n'), heading, stems, mentioned, words }];
  });
  const parts = listSections(document)
    .filter(({ level }) => level > 0)
    .map((section) => ({
      heading: new Set(mapAllWordsByStem(section.heading).keys()),
      passages: passages.filter(({ block }) => block >= section.start && block < section.end),
    }));
  return { passages, parts };
}
