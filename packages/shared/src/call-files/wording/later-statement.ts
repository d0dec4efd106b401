import type { RequirementKind } from '../../contract/analysis.ts';
import { replacedTexts } from './replaced-text.ts';
import { statedValues, type StatedValues } from './stated-values.ts';
import { maxCompared, topicOf, type Statement } from './statement.ts';
import { withdrawalIn, type Withdrawal } from './withdrawal.ts';

/** A statement of a later file, with the text that it replaces or withdraws. */
export type LaterStatement = Statement & {
  /** The text that it replaces. */
  replaced: ReadonlyArray<{ text: string; values: StatedValues }>;
  /** The text that it withdraws. */
  withdrawn?: Withdrawn;
};

export type Withdrawn = Withdrawal & {
  topic: ReadonlySet<string>;
  values: StatedValues;
  /** The kinds of statement that the withdrawal is limited to; absent if it is not limited. */
  kinds?: readonly RequirementKind[];
};

/** "The page limit for the narrative" is about its limit, not about the narrative. */
const aspects: ReadonlyArray<[RegExp, RequirementKind[]]> = [
  [/\b(?:limits?|length|maximum|minimum)\b/i, ['limit', 'amount']],
  [/\b(?:deadlines?|dates?)\b/i, ['deadline']],
  [/\b(?:fonts?|margins?|format(?:ting)?|spacing)\b/i, ['format']],
];

/** Finds the text that a statement replaces and withdraws, in its own wording and in its quote. */
export function laterStatementOf(statement: Statement): LaterStatement {
  const { text, quote = '' } = statement.fact;
  const sentences = [...new Set([text, quote].map((words) => words.slice(0, maxCompared)))];
  const withdrawal = sentences.map(withdrawalIn).find((each) => each !== undefined);
  return {
    ...statement,
    replaced: sentences
      .flatMap(replacedTexts)
      .map((old) => ({ text: old, values: statedValues(old) })),
    ...(withdrawal && { withdrawn: withdrawnOf(withdrawal) }),
  };
}

function withdrawnOf(withdrawal: Withdrawal): Withdrawn {
  const { subject } = withdrawal;
  const kinds = aspects.find(([words]) => words.test(subject))?.[1];
  return {
    ...withdrawal,
    topic: topicOf(subject),
    values: statedValues(subject),
    ...(kinds && { kinds }),
  };
}
