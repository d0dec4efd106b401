import type { Candidate } from '../candidate.ts';
import type { Paper } from '../paper.ts';
import { sentenceCase } from '../sentence-case.ts';
import { namesInCapitals } from './names-in-capitals.ts';

const fewestLetters = 20;

/** A register prints the objects of a body in capitals: the same words as one would write them. */
export const spoken = (paper: Paper, names: string[], found: Candidate): Candidate => {
  const letters = found.value.replace(/[^\p{L}]/gu, '');
  return letters.length >= fewestLetters && letters === letters.toUpperCase()
    ? { ...found, value: sentenceCase(found.value, namesInCapitals(paper, names)) }
    : found;
};
