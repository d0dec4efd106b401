import type { RequirementKind } from '../../contract/analysis.ts';
import { findReplacedTexts } from './replaced-text.ts';
import { findValues, type ValuesByUnit } from './values-by-unit.ts';
import { maxComparedLength, extractTopic, type Statement } from './statement.ts';
import { findWithdrawal, type Withdrawal } from './withdrawal.ts';

/** A statement of a later file, with the text that it replaces or withdraws. */
export type LaterStatement = Statement & {
  replaced: ReadonlyArray<{ text: string; values: ValuesByUnit }>;
  withdrawn?: ParsedWithdrawal;
};

export type ParsedWithdrawal = Withdrawal & {
  topic: ReadonlySet<string>;
  values: ValuesByUnit;
  /** The kinds of statement that the withdrawal is limited to; absent if it is not limited. */
  kinds?: readonly RequirementKind[];
};

/** "The page limit for the narrative" is about its limit, not about the narrative. */
const aspects: ReadonlyArray<[RegExp, RequirementKind[]]> = [
  [/\b(?:limits?|length|maximum|minimum)\b/i, ['limit', 'amount']],
  [/\b(?:deadlines?|dates?)\b/i, ['deadline']],
  [/\b(?:fonts?|margins?|format(?:ting)?|spacing)\b/i, ['format']],
];

/** Finds the text replaced or withdrawn by a statement, in both its wording and its quote. */
export function toLaterStatement(statement: Statement): LaterStatement {
  const { text, quote = '' } = statement.fact;
  const sentences = [...new Set([text, quote].map((words) => words.slice(0, maxComparedLength)))];
  const withdrawal = sentences.map(findWithdrawal).find((found) => found !== undefined);
  return {
    ...statement,
    replaced: sentences
      .flatMap(findReplacedTexts)
      .map((old) => ({ text: old, values: findValues(old) })),
    ...(withdrawal && { withdrawn: parseWithdrawn(withdrawal) }),
  };
}

function parseWithdrawn(withdrawal: Withdrawal): ParsedWithdrawal {
  const { subject } = withdrawal;
  const kinds = aspects.find(([words]) => words.test(subject))?.[1];
  return {
    ...withdrawal,
    topic: extractTopic(subject),
    values: findValues(subject),
    ...(kinds && { kinds }),
  };
}
