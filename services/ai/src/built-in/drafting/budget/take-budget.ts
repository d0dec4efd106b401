import type { Answer } from '@grantwright/shared/contract';
import { splitSentences } from '@grantwright/analyst';
import { notedQuestions } from '../../notes/answered-in-notes.ts';
import { withoutShouts } from '../../notes/shouted-label.ts';
import { findMoney } from '../../../text/money.ts';
import type { DraftInput } from '../../../providers/provider.ts';
import { isCaution } from '../statements/for-the-writer.ts';
import { isPiece } from './enough-items.ts';
import type { Paying } from './budget-unit.ts';
import { addsUpTo } from './adds-up.ts';
import { totalOf } from './budget-table.ts';
import { readRequest, type Request } from './request.ts';
import { isAstray, statedSums } from './stated-sums.ts';
import { moneyItems } from './money-items.ts';
import { statedCurrency } from './stated-currency.ts';
import { findBudget, findPayers } from './find-budget.ts';
import type { FoundBudget } from './found-budget.ts';

/** A sentence of who pays, with the question that it answers. */
export type Said = Paying & { question?: string };

/** A budget that was found, with all that was said of who pays for it. */
export type TakenBudget = Omit<FoundBudget, 'rest' | 'said'> & {
  said: Said[];
  /** Somebody said where the rest comes from. */
  restTold: boolean;
  /** All that was typed, where the figures of who pays the rest may stand. */
  typed: string[];
};

/** What the organization lives on, or had, is no budget of the project. */
const ofOtherMoney =
  /\b(?:annual|operating|organi[sz]ation(?:al|['’]s)?|yearly|current) (?:\w+ )?budget\b|\bincome\b|\brevenue\b|\blast year\b|\bearlier\b|\bprevious\b/i;
const whoElse =
  /\bwho else\b|\b(?:other|further|additional|matching|secured|co-?) ?(?:funders?|funding|sources?|income|money|funds)\b|\bmatch\b/i;
const restPaid =
  /\b(?:do|pays?|cover|raise|from|for) (?:all )?the rest\b|(?:^|\n|[.;] )\W*(?:the )?rest ?[:=]|\bthe rest (?:will )?(?:comes?|is|from)\b/i;

const withQuestion = (said: Paying[], question: string): Said[] =>
  said.map((each) => ({ ...each, question }));

type Taken = { input: DraftInput; budget: TakenBudget };

/** The currency that the organization writes of elsewhere, where the notes have no sign. */
const currencyOf = ({ organizationInfo: info, answers }: DraftInput): string | undefined =>
  [
    info.additionalInfo ?? '',
    ...answers.map(({ answer }) => answer),
    info.annualBudget ?? '',
    info.achievements ?? '',
  ].flatMap(findMoney)[0]?.currency;

const inAnswers = (
  answers: Answer[],
  currency: string | undefined,
): { at: number; found: FoundBudget } | undefined => {
  const all = answers.flatMap(({ question, answer }, at) => {
    const found =
      ofOtherMoney.test(question) || whoElse.test(question)
        ? undefined
        : findBudget(answer, currency);
    return found ? [{ at, found }] : [];
  });
  const asked = all.filter(({ at }) => !notedQuestions.has(answers[at]?.question ?? ''));
  const own = asked.length > 0 ? asked : all;
  return own.find(({ found }) => found.total) ?? own[0];
};

/** Who reckoned wrongly is asked which is right; a sum smaller than this part of it was read wrongly. */
const least = 0.75;

const requestsIn = (texts: string[]): Request[] =>
  texts.flatMap((text) => splitSentences(text).flatMap((each) => readRequest(each.text) ?? []));

/**
 * Whether these cannot be all costs: they come to far less than is asked for, the request itself is one of them, or
 * their writer says so. A total that they come to exactly says that they are.
 */
const isOnlyPart = ({ costs, total }: FoundBudget, texts: string[]): boolean => {
  if (total?.amount === totalOf(costs)) return false;
  // What is asked for is these costs, whatever else the whole costs.
  if (costs.length > 2 && requestsIn(texts).some(({ amount }) => amount === totalOf(costs)))
    return false;
  if (total && total.amount * least > totalOf(costs)) return true;
  if (costs.some(({ label }) => isPiece.test(label))) return true;
  if (isAstray(totalOf(costs), statedSums(texts))) return true;
  return requestsIn(texts).some(
    ({ amount, years, currency }) =>
      !years &&
      currency === costs[0]?.currency &&
      (amount * least > totalOf(costs) ||
        (costs.length > 1 && costs.some((cost) => cost.amount === amount))),
  );
};

/**
 * The budget that somebody typed into an answer or the notes, and the input without it: a list of costs makes a table,
 * and no line of it may be read as a sentence.
 */
export const takeBudget = (input: DraftInput): Taken | undefined => {
  const { organizationInfo: info, answers } = input;
  const notes = info.additionalInfo ?? '';
  const currency = statedCurrency(notes) ?? currencyOf(input);
  const answered = inAnswers(answers, currency);
  // What was answered comes before what the notes say, in whatever way it was written.
  if (!answered && moneyItems({ ...info, additionalInfo: '' }, answers).items.length > 0)
    return undefined;
  const found = answered?.found ?? findBudget(notes, currency);
  if (!found || isOnlyPart(found, [notes, ...answers.map(({ answer }) => answer)]))
    return undefined;
  const { rest, said: all, ...budget } = found;
  // "may send $900 but don't count it" is for the writer to decide, as any other note is.
  const own = all.filter(({ text }) => !isCaution(text));
  const left = [rest, ...all.filter((each) => !own.includes(each)).map(({ text }) => text)]
    .filter(Boolean)
    .join('\n');
  const said = answered ? withQuestion(own, answers[answered.at]?.question ?? '') : [...own];
  const others = answers.map(({ question, answer }, at): Answer => {
    if (at === answered?.at) return { question, answer: left };
    if (!whoElse.test(question)) return { question, answer };
    const payers = findPayers(answer);
    said.push(...withQuestion(payers.said, question));
    return { question, answer: payers.rest };
  });
  const texts = [notes, ...answers.map(({ answer }) => answer)];
  const whole = Math.max(totalOf(budget.costs), budget.total?.amount ?? 0);
  const remaining = budget.asked ? whole - budget.asked.amount : 0;
  return {
    budget: {
      ...budget,
      said: said.map((each) => ({ ...each, text: withoutShouts(each.text) })),
      typed: texts,
      restTold: texts.some(
        (text) => restPaid.test(text) || (remaining > 0 && addsUpTo(text, remaining)),
      ),
    },
    input: {
      ...input,
      organizationInfo: answered ? info : { ...info, additionalInfo: left },
      answers: others.filter(({ answer }) => answer.trim() !== ''),
    },
  };
};
