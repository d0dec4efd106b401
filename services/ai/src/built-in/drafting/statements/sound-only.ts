import { comparable } from '../../../text/normalize.ts';
import { isNoThing } from './is-no-thing.ts';
import { plainNote } from './plain-note.ts';
import { isClean } from './readable.ts';
import type { Statement } from './statement.ts';

/** "The people who do this work include a me": what the frame holds. */
const afterLead = (text: string): string =>
  text.replace(/^.*?\b(?:includes?|are|is|in) (?=\S)/, '');

/** What a frame made no readable sentence of keeps the words that were typed. */
export const soundOnly = (
  drafted: Statement[],
  lines: { text: string }[],
  at: number,
): Statement[] =>
  drafted.map((said) => {
    const line = lines[said.order - at * 1000]?.text;
    if (line === undefined || said.whole) return said;
    const asTyped = comparable(said.text) === comparable(line);
    const isSound = said.series
      ? isClean(line) && !isNoThing(said.text) && !/[.!?]\s/.test(line)
      : asTyped || (isClean(said.text) && !isNoThing(afterLead(said.text)));
    return isSound ? said : { ...said, ...plainNote(line, `answer ${at}`) };
  });
