import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { isWhole } from './from-line.ts';

const hurried =
  /\bw\/|\bb\/?c\b|\/(?:wk|mo|yr|hr|week|month|year)\b|\b(?:yrs?|hrs|mos|wks|lbs)\b|(?<!\p{L})i(?= |')/u;

const expandLine = (line: string): string => {
  let from = 0;
  let written = '';
  for (const { text, start, end } of splitSentences(line)) {
    written += expandShorthand(line.slice(from, start));
    written += isWhole(text) && !hurried.test(text) ? text : expandShorthand(text);
    from = end;
  }
  return written + expandShorthand(line.slice(from));
};

/** Short forms in full where somebody took notes; the sentences that they wrote out stay as they are. */
export const expandNotes = (text: string): string => text.split('\n').map(expandLine).join('\n');
