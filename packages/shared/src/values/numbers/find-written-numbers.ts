import { readNumber } from './read-number.ts';
import { Tokens } from '../tokens.ts';

/** A number in digits or spelled out. */
export type WrittenNumber = { value: number; isWord: boolean };

/** Finds every number in the text, in order: "ten (10) pages" and "1,200" are 10 and 1200. */
export function findWrittenNumbers(text: string): WrittenNumber[] {
  const tokens = new Tokens(text);
  const numbers: WrittenNumber[] = [];
  for (let index = 0; index < tokens.length;) {
    const isWord = tokens.isWord(index);
    const read = readNumber(tokens, index);
    if (read) numbers.push({ value: read.value, isWord });
    else if (tokens.isNumber(index)) numbers.push({ value: Number(tokens.lower(index)), isWord });
    index = read?.to ?? index + 1;
  }
  return numbers;
}
