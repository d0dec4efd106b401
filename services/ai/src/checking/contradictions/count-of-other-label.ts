import { findNumbers } from '../../text/numbers.ts';
import type { Finding } from '../finding.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import type { SourceIndex } from '../source-index.ts';
import { topicStems } from '../../text/words.ts';

const label =
  /\b(phase|group|site|ward|stage|round|cohort|team|room|zone|plot|truck|route|district|class|week|year|grade)\s(\d{1,2}|[A-D])\b/gi;
const labelsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(label)].map(([whole]) => whole.toLowerCase())),
];
/** What a label is told of with others is in one clause for each. */
const clauseEnd =
  /,\s(?:and|while|but)\s|;\s|\s(?:and|while|but)\s(?=[^,;]{0,40}\b(?:phase|group|site|ward|stage|round|cohort|team|room|zone|plot|truck|route|district|class)\s\S)/i;

type Told = { labels: string[]; values: number[] };

/** The clauses of a sentence, each with the one label that it is of: its own, or that of the clause before. */
const clausesOf = (written: string): Told[] => {
  const bare = written.replace(label, (whole) => whole.replace(/\S/g, '_'));
  let at = 0;
  let last: string[] = [];
  return written.split(clauseEnd).map((clause) => {
    const start = written.indexOf(clause, at);
    at = start + clause.length;
    const own = labelsIn(clause);
    last = own.length > 0 ? own : last;
    return {
      labels: last,
      values: findNumbers(bare.slice(start, at)).map(({ value }) => value),
    };
  });
};

/** So many words of a draft's sentence a source must share to tell of the same. */
const shared = 2;

/**
 * "On plot 1 there were 14 nests" of "14 nests on plot 2 and 9 on plot 1": the sentence gives the count to
 * another label and the draft's label another count, and no sentence of that label has the draft's.
 */
export const countOfOtherLabel = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  if (finding.kind !== 'figure' || !(finding.keys[0]?.startsWith('number:') ?? false))
    return undefined;
  const { said } = sentenceOf(text, finding);
  const [own, ...more] = labelsIn(said);
  if (own === undefined || more.length > 0 || finding.value === undefined) return undefined;
  const { value } = finding;
  const words = topicStems(said.replace(label, ' ')).filter((stem) => !/^\d/.test(stem));
  let found: number | undefined;
  for (const [at, { source, written }] of index.texts.entries()) {
    const labels = labelsIn(written);
    if (source.type === 'guidelines' || !labels.includes(own)) continue;
    const clauses = clausesOf(written);
    const ofOwn = clauses.filter(
      (clause) => clause.labels.length === 1 && clause.labels[0] === own,
    );
    const holds = (clause: Told): boolean => clause.values.includes(value);
    // Where the label's own sentence has it, or it is not clear whose it is, nothing is wrong.
    if (ofOwn.some(holds) || clauses.some((clause) => clause.labels.length !== 1 && holds(clause)))
      return undefined;
    const stems = new Set(topicStems(written));
    if (
      found === undefined &&
      labels.length > 1 &&
      clauses.some(holds) &&
      ofOwn.some((clause) => clause.values.length > 0) &&
      words.filter((word) => stems.has(word)).length >= shared
    )
      found = at;
  }
  return found;
};
