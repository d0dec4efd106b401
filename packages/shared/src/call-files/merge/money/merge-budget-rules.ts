import type { BudgetRules, CallChange } from '../../../contract/call-facts.ts';
import { toComparableText } from '../../../text/comparable-text.ts';
import type { LaterStatement, ParsedWithdrawal } from '../../wording/later-statement.ts';
import { extractTopic } from '../../wording/statement.ts';
import { createChange, toStatedFact } from '../changes.ts';
import { leaveUnchanged, type MergeResult, type MergeContext } from '../merge-context.ts';
import { mergeFact } from '../merge-fact.ts';
import { findWithdrawal } from '../find-withdrawal.ts';

type Rule = NonNullable<BudgetRules['match']>;

const rules = {
  match: { about: 'Matching funds', topic: 'match' },
  indirect: { about: 'Indirect costs', topic: 'indirect' },
} as const;

/** Additional words that a withdrawal may use for the whole rule. */
const genericStems = extractTopic(
  'cost costs rate rates cap ceiling funds contribution share rule rules percentage',
);

/** Merges the rules on match and indirect costs from all files, without those withdrawn by a later file. */
export function mergeBudgetRules(
  earlier: BudgetRules | undefined,
  later: BudgetRules | undefined,
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<BudgetRules | undefined> {
  if (!earlier && !later) return leaveUnchanged(undefined);
  const merge = (name: keyof BudgetRules) =>
    mergeRule({ name, earlier: earlier?.[name], later: later?.[name] }, statements, context);
  const [match, indirect] = [merge('match'), merge('indirect')];
  return {
    value: {
      ...(match.value && { match: match.value }),
      ...(indirect.value && { indirect: indirect.value }),
    },
    changes: [...match.changes, ...indirect.changes],
  };
}

/**
 * Omits rules whose sentence a later file certainly withdraws or replaces. A replacement that states a new percentage is
 * among the requirements, from which `findBudgetRules` reads it.
 */
export function omitReplacedRules(
  rules: BudgetRules | undefined,
  statementChanges: readonly CallChange[],
): BudgetRules | undefined {
  const replaced = new Set(
    statementChanges.flatMap(({ before, mayContradict }) =>
      before && !mayContradict ? [toComparableText(before.quote ?? before.text)] : [],
    ),
  );
  const isReplaced = (rule: Rule | undefined): boolean =>
    rule?.quote !== undefined && replaced.has(toComparableText(rule.quote));
  if (!rules || replaced.size === 0) return rules;
  const { match, indirect } = rules;
  return {
    ...(match && !isReplaced(match) && { match }),
    ...(indirect && !isReplaced(indirect) && { indirect }),
  };
}

function mergeRule(
  {
    name,
    ...both
  }: { name: keyof BudgetRules; earlier: Rule | undefined; later: Rule | undefined },
  statements: readonly LaterStatement[],
  context: MergeContext,
): MergeResult<Rule | undefined> {
  const { about, topic } = rules[name];
  const [stem = topic] = extractTopic(topic);
  const rule = {
    isRelated: (withdrawn: ParsedWithdrawal) => withdrawn.topic.has(stem),
    isWhole: (withdrawn: ParsedWithdrawal) => isAboutRule(withdrawn, stem),
  };
  const withdrawal = findWithdrawal(rule, statements, context);
  if (!withdrawal || !both.earlier || both.later)
    return mergeFact({ about, ...both, textOf: formatPercent }, context);
  const { by, isCertain } = withdrawal;
  const before = toStatedFact(formatPercent(both.earlier), both.earlier);
  return {
    value: isCertain ? undefined : both.earlier,
    changes: [createChange({ about, before, after: by, isCertain })],
  };
}

/** "The match requirement", but not "The match documentation form". */
const isAboutRule = ({ topic, kinds }: ParsedWithdrawal, stem: string): boolean =>
  (!kinds || kinds.includes('amount')) &&
  [...topic].every((topicStem) => topicStem === stem || genericStems.has(topicStem));

const formatPercent = ({ percent }: Rule): string => `${percent}%`;
