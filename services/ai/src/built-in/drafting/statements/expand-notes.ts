import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { inWords, isNotation } from '../grammar/notation.ts';
import { isWhole } from './from-line.ts';

const hurried =
  /\bw\/|\bb\/?c\b|\/(?:wk|mo|yr|hr|week|month|year)\b|\b(?:yrs?|hrs|mos|wks|lbs)\b|(?<!\p{L})i(?= |')/u;

const inFull = (text: string): string => inWords(expandShorthand(text));

const expandLine = (line: string): string => {
  let from = 0;
  let written = '';
  for (const { text, start, end } of splitSentences(line)) {
    written += inFull(line.slice(from, start));
    written += isWhole(text) && !hurried.test(text) && !isNotation(text) ? text : inFull(text);
    from = end;
  }
  return written + inFull(line.slice(from));
};

/** Short forms in full where somebody took notes; the sentences that they wrote out stay as they are. */
export const expandNotes = (text: string): string => text.split('\n').map(expandLine).join('\n');
