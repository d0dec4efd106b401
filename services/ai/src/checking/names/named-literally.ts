import { words } from '../../text/words.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import type { SourceIndex } from '../source-index.ts';

/** So many words on either side of a name, if there are as many. */
const beside = 4;
/** Fewer in all may meet by chance. */
const fewest = 7;

/**
 * Whether a source has the name between the very words that it stands between: who does what there is copied
 * with it, and nobody was put in another's place.
 */
export const namedLiterally = (
  text: string,
  { start, end }: { start: number; end: number },
  index: SourceIndex,
): boolean => {
  // What the next sentence says is copied from somewhere else.
  const { from, to } = sentenceOf(text, { start, end });
  const run = [
    ...words(text.slice(from, start)).slice(-beside),
    ...words(text.slice(start, end)),
    ...words(text.slice(end, to)).slice(0, beside),
  ];
  const source = run.length >= fewest ? index.firstWith('words', run) : undefined;
  return source !== undefined && source.source.type !== 'guidelines';
};
