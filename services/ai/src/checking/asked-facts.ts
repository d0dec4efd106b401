import type { Claim, ClaimSource } from '@grantwright/shared/contract';
import { asSeen } from '../text/as-seen.ts';
import type { Finding } from './finding.ts';
import { gapMark } from './find-gaps.ts';
import { findValues } from './find/find-values.ts';
import { traceForeignWords } from './names/trace-foreign-words.ts';
import { traceSmallNames } from './names/trace-small-names.ts';
import { traceNames } from './names/trace-names.ts';
import type { SourceIndex } from './source-index.ts';
import { traceValue } from './trace-value.ts';

export type AskedFact = Pick<Claim, 'kind' | 'text'> & { source?: ClaimSource };

/** What a question may well say of itself: "the last 12 months", "two or three sentences", "in 2025". */
const isOfQuestion = ({ kind, text, value }: Finding): boolean =>
  /^(?:19|20)\d\d$/.test(text) || (kind === 'figure' && value !== undefined && value < 1_000);

/**
 * What the open questions of a line take for true: "[NEEDS INPUT: Who signs for the $9,500?]". Nobody
 * but the writer put them there, and a person who answers a question believes what it says.
 */
export const factsAsked = (line: string, index: SourceIndex): AskedFact[] =>
  [...line.matchAll(gapMark)].flatMap(([, question = '']) => factsIn(question, index));

function factsIn(question: string, index: SourceIndex): AskedFact[] {
  const seen = asSeen(question.trim());
  const { text } = seen;
  const values = findValues(text);
  const covered = values.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\u0001'.repeat(end - start) + rest.slice(end),
    text,
  );
  const names = [
    ...traceForeignWords(covered, index),
    ...traceSmallNames(covered, index),
    ...traceNames(covered, index, text),
  ];
  const facts = [
    ...values
      .filter((value) => !isOfQuestion(value))
      .map((value) => ({
        ...value,
        source: traceValue(value, text, values, index).source,
      })),
    ...names.map((name) => ({ source: undefined, ...name, kind: 'name' as const })),
  ];
  // "The costs come to $75,600 and you ask for $70,000": what is reckoned is set against what was said.
  const isReckoned = facts.some(({ kind, source }) => kind === 'money' && source !== undefined);
  return facts
    .filter(({ kind, source }) => kind !== 'money' || source !== undefined || !isReckoned)
    .map(({ kind, start, end, source }) => ({
      kind,
      text: seen.written(start, end),
      ...(source && { source }),
    }));
}
