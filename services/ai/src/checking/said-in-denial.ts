import { findValues } from './find/find-values.ts';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

const denies =
  /\b(?:no|not|none|never|nothing|nobody|neither|without|except|closed?|closes|skips?|skipped)\b|n['’]t\b/i;
const closedBehind = /^[^.;\d]{0,20}\b(?:off|free|closed)\b/i;
/** Between the denial and the time that it is of. */
const apart = 50;

const isDenied = (text: string, { start, end }: Finding): boolean =>
  denies.test(text.slice(Math.max(0, start - apart), start)) || closedBehind.test(text.slice(end));

/** "No lessons are held in July" of "nothing in July": that a time is left out is told in any words. */
export const saidInDenial = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  { texts }: SourceIndex,
): Occurrence | undefined => {
  if (!/^(?:monthname|weekday|month):/.test(finding.keys[0] ?? '')) return undefined;
  const { from, to, said } = sentenceOf(text, finding);
  const inSentence = { ...finding, start: finding.start - from, end: finding.end - from };
  if (inSentence.start < 0 || finding.end > to || !isDenied(said, inSentence)) return undefined;
  return exact.find(({ sentence, source }) => {
    const written = texts[sentence]?.written;
    return (
      written !== undefined &&
      source.type !== 'guidelines' &&
      findValues(written).some(
        (value) =>
          finding.keys.some((key) => value.implies.includes(key)) && isDenied(written, value),
      )
    );
  });
};
