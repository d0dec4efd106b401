import { toComparableText } from '../../../text/comparable-text.ts';
import type { LaterStatement } from '../../wording/later-statement.ts';
import { haveConflictingValues, includesAllValues } from '../../wording/values-by-unit.ts';
import { countShared, computeTopicOverlap } from '../../wording/compare-statements.ts';
import type { Statement } from '../../wording/statement.ts';

/** The effect of later statements on an earlier one; if `doubtful`, both are kept. */
export type Verdict = { type: 'replaced' | 'doubtful'; by: LaterStatement };

type Test = (earlier: Statement, later: LaterStatement) => Verdict['type'] | undefined;

/**
 * Minimum shares of a topic in common, chosen so that a wrong "replaced" is rarer than a wrong "doubtful". The tests
 * have a pair of sentences on either side of each of these bounds.
 */
const minShare = {
  /** "A site map and an evaluation design" is withdrawn with the site map, which is half of it. */
  ofWithdrawn: 0.5,
  /** Two of three words: possibly about the same thing. */
  similar: 0.6,
  /** Three of four words: about the same thing. */
  same: 0.75,
};
/** One common word is not enough: "Food is allowed" and "Food is not allowed" may be about different costs. */
const minWords = 2;
/** "The travel budget of partner schools" may have two words more than "the travel budget". */
const maxMore = 2;

/**
 * Finds the first later statement that withdraws, replaces or contradicts an earlier one. A certain verdict takes
 * precedence over a doubtful one.
 */
export function judgeStatement(
  earlier: Statement,
  later: readonly LaterStatement[],
): Verdict | undefined {
  const verdicts = later.flatMap((by): Verdict[] => {
    const type = tests.map((test) => test(earlier, by)).find((result) => result !== undefined);
    return type ? [{ type, by }] : [];
  });
  return verdicts.find(({ type }) => type === 'replaced') ?? verdicts[0];
}

/** Kinds of statement that still apply to an optional item: its due date, length and format. */
const ofOptional: ReadonlySet<Statement['kind']> = new Set(['deadline', 'limit', 'format']);

/** "The match requirement is waived" withdraws "A one-to-one match is required". */
const judgeWithdrawal: Test = (earlier, { withdrawn }) => {
  if (!withdrawn || withdrawn.topic.size + withdrawn.values.size === 0) return undefined;
  const { topic, values, kinds, isPartial, isOnlyOptional } = withdrawn;
  if (kinds && earlier.kind && !kinds.includes(earlier.kind)) return undefined;
  if (
    countShared(topic, earlier.topic) < topic.size ||
    !includesAllValues(earlier.values, values)
  ) {
    return undefined;
  }
  const isMain =
    earlier.kind === 'amount' ||
    values.size > 0 ||
    topic.size / earlier.topic.size >= minShare.ofWithdrawn;
  const mayHold = isOnlyOptional && (ofOptional.has(earlier.kind) || earlier.values.has('date'));
  return isMain && !isPartial && !mayHold && !earlier.isNegative ? 'replaced' : 'doubtful';
};

/** "from 6 to 8 pages" replaces "The narrative may have 6 pages". */
const judgeReplacement: Test = (earlier, later) => {
  const isRelated = earlier.kind === later.kind || countShared(earlier.topic, later.topic) > 0;
  const isOld = later.replaced.some(({ text, values }) =>
    values.size > 0
      ? isRelated && includesAllValues(earlier.values, values)
      : isQuoted(toComparableText(text), earlier),
  );
  if (!isOld) return undefined;
  return isMoreDetailed(earlier, later) ? 'doubtful' : 'replaced';
};

const isQuoted = (old: string, { words, quote }: Statement): boolean =>
  old.split(' ').length >= minWords && (words.includes(old) || quote.includes(old));

/** Two statements about the same topic with different values; if their kinds differ, they are only doubtful. */
const judgeDifference: Test = (earlier, later) => {
  if (!hasSameLetters(earlier, later) || !haveConflictingValues(earlier.values, later.values)) {
    return undefined;
  }
  if (later.replaced.some(({ values }) => values.size > 0)) return undefined;
  const overlap = computeTopicOverlap(earlier, later);
  const common = countShared(earlier.topic, later.topic);
  const isEqual = common === earlier.topic.size && common === later.topic.size;
  if (earlier.kind !== later.kind) return isEqual && common >= minWords ? 'doubtful' : undefined;
  if (overlap < minShare.similar) return undefined;
  const isSame = isEqual || (overlap >= minShare.same && common >= minWords);
  return isSame && !isMoreDetailed(earlier, later) ? 'replaced' : 'doubtful';
};

/** "Fees are allowed" and "Fees are not allowed". */
const judgeDenial: Test = (earlier, later) => {
  const isComparable = earlier.kind === later.kind && hasSameLetters(earlier, later);
  if (!isComparable || earlier.isNegative === later.isNegative) return undefined;
  const isSame =
    computeTopicOverlap(earlier, later) >= minShare.same &&
    countShared(earlier.topic, later.topic) >= minWords;
  return isSame ? 'doubtful' : undefined;
};

const tests: readonly Test[] = [judgeWithdrawal, judgeReplacement, judgeDifference, judgeDenial];

const hasSameLetters = (a: Statement, b: Statement): boolean =>
  countShared(a.letters, b.letters) === Math.max(a.letters.size, b.letters.size);

/**
 * Whether a statement has values or a topic that its replacement does not mention.
 *
 * @param replaced units of values that are replaced in any case
 */
export function isMoreDetailed(
  earlier: Statement,
  later: LaterStatement,
  replaced: Iterable<string> = [],
): boolean {
  const mentioned = new Set([
    ...replaced,
    ...later.values.keys(),
    ...later.replaced.flatMap(({ values }) => [...values.keys()]),
  ]);
  const hasOtherValues = [...earlier.values.keys()].some((unit) => !mentioned.has(unit));
  return hasOtherValues || earlier.topic.size - countShared(earlier.topic, later.topic) > maxMore;
}
