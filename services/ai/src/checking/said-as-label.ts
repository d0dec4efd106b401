import { topicStems } from '../text/words.ts';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

/** What is told apart by its number and not counted by it. */
const labelled =
  /\b(week|day|month|year|grade|level|lesson|session|unit|module|round|ward|district|zone|section|room|branch|site|cohort|chapter|volume|route|truck|bus|line|step|term|tier)s?\s(?:nos?\.? ?)?((?:\d{1,4}\b(?:\s?(?:,|and|&|or|to|-|–|\/)\s?(?:\p{L}+s?\s)??(?=\d))?)+)/giu;

/** "week 1", "week 14" of "weeks 1 and 14" and of "week 1 and week 14". */
const labelsIn = (text: string): { label: string; start: number; end: number }[] =>
  [...text.matchAll(labelled)].flatMap(({ 0: whole, 1: name = '', 2: numbers = '', index }) => {
    const at = index + whole.length - numbers.length;
    return [...numbers.matchAll(/\d+/g)].map((number) => ({
      label: `${name.toLowerCase()} ${Number(number[0])}`,
      start: at + number.index,
      end: at + number.index + number[0].length,
    }));
  });

/** So many of the other words of the draft's sentence its source must have. */
const shared = 2;

/** "The test is given in weeks 1 and 14" of a source that tells of the test in week 14: its name, and no count. */
export const saidAsLabel = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): Occurrence | undefined => {
  if (finding.kind !== 'figure') return undefined;
  const own = labelsIn(text).find(
    ({ start, end }) => start === finding.start && end === finding.end,
  )?.label;
  if (own === undefined) return undefined;
  const names = topicStems(own);
  const words = topicStems(sentenceOf(text, finding).said).filter(
    (stem) => !/^\d/.test(stem) && !names.includes(stem),
  );
  return exact.find(({ sentence, stems, source }) => {
    const written = index.texts[sentence]?.written;
    return (
      written !== undefined &&
      source.type !== 'guidelines' &&
      words.filter((word) => sameThing(word, stems)).length >= shared &&
      labelsIn(written).some(({ label }) => label === own)
    );
  });
};
