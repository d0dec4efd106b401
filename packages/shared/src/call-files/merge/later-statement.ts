import type { AnalysisDetails, RequirementKind } from '../../contract/analysis.ts';
import type { StatedFact } from '../../contract/call-facts.ts';
import { mapQuoted, type Quoted } from '../../submission/facts/map-quoted.ts';
import { replacedTexts } from '../wording/replaced-text.ts';
import { statedValues, type StatedValues } from '../wording/stated-values.ts';
import { maxCompared, statementOf, topicOf, type Statement } from '../wording/statement.ts';
import { withdrawalIn, type Withdrawal } from '../wording/withdrawal.ts';

/** A statement of a later file, with what it says about earlier ones. */
export type LaterStatement = Statement & {
  /** The text that it replaces. */
  replaced: ReadonlyArray<{ text: string; values: StatedValues }>;
  /** The text that it withdraws. */
  withdrawn?: Withdrawn;
};

export type Withdrawn = Withdrawal & {
  topic: ReadonlySet<string>;
  values: StatedValues;
  /** The only kinds of statements that the subject is about; absent if it does not say. */
  kinds?: readonly RequirementKind[];
};

/** "The page limit for the narrative" is about its limit, not about the narrative. */
const aspects: ReadonlyArray<[RegExp, RequirementKind[]]> = [
  [/\b(?:limits?|length|maximum|minimum)\b/i, ['limit', 'amount']],
  [/\b(?:deadlines?|dates?)\b/i, ['deadline']],
  [/\b(?:fonts?|margins?|format(?:ting)?|spacing)\b/i, ['format']],
];

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

/** The statements of an analysis, each text once. */
export function statementsOf(details: AnalysisDetails): Statement[] {
  const kinds = new Map(details.requirements.map(({ text, kind }) => [text, kind]));
  const statements = new Map<string, Statement>();
  mapQuoted({ ...details, changes: [] }, (fact) => {
    if (isStated(fact) && !statements.has(fact.text)) {
      statements.set(fact.text, statementOf(fact, kinds.get(fact.text)));
    }
    return fact;
  });
  return [...statements.values()];
}

/** Whether a fact is a statement in the funder's words rather than a value. */
export const isStated = (fact: Quoted): fact is StatedFact => fact.text !== undefined;
