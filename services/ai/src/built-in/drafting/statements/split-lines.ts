import { splitSentences } from '../../../text/sentences.ts';
import { squeeze } from '../../../text/normalize.ts';

const bullet = /^\s*(?:[-–—•·*▪◦‣○●]|\(?\d{1,2}[.)]|[a-z][.)])\s+/;

/**
 * The single statements of a text that somebody typed: lines, bullets, sentences, and the parts of a
 * list that semicolons divide. Lines that a paste broke in the middle of a sentence are joined again.
 */
export const splitStatements = (text: string): string[] => {
  const lines: string[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const line = squeeze(raw);
    const previous = lines.at(-1);
    const goesOn =
      previous !== undefined &&
      previous !== '' &&
      line !== '' &&
      !bullet.test(raw) &&
      /^\p{Ll}/u.test(line) &&
      /[\p{L}\d,]$/u.test(previous) &&
      previous.length > 50;
    if (goesOn) lines[lines.length - 1] = `${previous} ${line}`;
    else lines.push(squeeze(raw.replace(bullet, '')));
  }
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => splitSentences(line).map((sentence) => sentence.text))
    .flatMap((line) => {
      const parts = line.split(/;\s+/).map((part) => part.trim());
      const isList =
        parts.length > 2 ||
        (parts.length === 2 && parts.every((part) => part.split(' ').length < 12));
      return isList && !/:\s/.test(parts[0] ?? '') ? parts.filter(Boolean) : [line];
    })
    .map((line) => line.replace(/^(?:and|&)\s+(?=\p{Ll})/u, ''));
};
