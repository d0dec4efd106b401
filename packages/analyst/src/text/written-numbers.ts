import { readNumber } from './number-words.ts';
import { Tokens } from './tokens.ts';

/** A number in digits or spelled out. */
export type WrittenNumber = { value: number; isWord: boolean };

/** Every number in a text, in order: "ten (10) pages" and "1,200" are 10 and 1200. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const tokens = new Tokens(text);
  const numbers: WrittenNumber[] = [];
  for (let at = 0; at < tokens.length;) {
    const isWord = tokens.isWord(at);
    const read = readNumber(tokens, at);
    if (read) numbers.push({ value: read.value, isWord });
    else if (tokens.isNumber(at)) numbers.push({ value: Number(tokens.lower(at)), isWord });
    at = read?.to ?? at + 1;
  }
  return numbers;
}
