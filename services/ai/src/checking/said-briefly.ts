import type { Finding } from './finding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';
import { sentenceOf } from './reckon/arithmetic.ts';

const twoWords = /^\s(\p{Ll}{4,}\s\p{Ll}{4,}s)(?![\p{L}-])/u;
/** Small numbers count many things. */
const smallest = 20;
const dated = /\b(?:19|20)\d{2}\b|\blast (?:year|season|month)\b/i;

/**
 * "220 new chairs and 65 artificial limbs" of "65 artificial limbs": the number and just what it counts, of a
 * time that the draft leaves open, whatever stands in a like place elsewhere.
 */
export const saidBriefly = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): Occurrence | undefined => {
  const { kind, value = 0 } = finding;
  const counted = twoWords.exec(text.slice(finding.end))?.[1];
  if (kind !== 'figure' || value < smallest || counted === undefined) return undefined;
  if (dated.test(sentenceOf(text, finding).said)) return undefined;
  const said = new RegExp(
    String.raw`(?<![\d.,$€£-])${value.toLocaleString('en-US')}\s${counted}(?!\p{L})`,
    'u',
  );
  return finding.keys
    .flatMap((key) => index.values.get(key) ?? [])
    .find(
      ({ sentence, source }) =>
        source.type !== 'guidelines' && said.test(index.texts[sentence]?.written ?? ''),
    );
};
