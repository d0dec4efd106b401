import type { Finding } from './finding.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';

const ours = /\b(?:our|its|their|(?:all|each|every one) of our)\s$/i;
const nounAfter = /^\s(\p{Ll}{4,})\b/u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * "Half of our 38 members came on Sundays" of "We are 38 members": what is ours is named by its number, and
 * whatever else the sentence tells tells nothing of that.
 */
export const saidOfGroup = (
  finding: Finding,
  text: string,
  exact: readonly Occurrence[],
  index: SourceIndex,
): Occurrence | undefined => {
  if (finding.kind !== 'figure' || !ours.test(text.slice(0, finding.start))) return undefined;
  const noun = nounAfter.exec(text.slice(finding.end))?.[1];
  if (noun === undefined) return undefined;
  const counted = new RegExp(
    String.raw`(?<![\d.,$€£-])(?:${escaped(finding.text)}|${finding.value?.toLocaleString('en-US')})\s${escaped(noun)}(?!\p{L})`,
    'iu',
  );
  return exact.find(
    ({ sentence, source }) =>
      source.type !== 'guidelines' && counted.test(index.texts[sentence]?.written ?? ''),
  );
};
