import type { RichBlock } from '@grantwright/shared/richtext';
import { formatMoney, type Money } from '../../../text/money.ts';
import { joinList } from '../grammar/write-sentence.ts';
import { paragraph } from '../sections/compose-section.ts';
import { addsUpTo } from './adds-up.ts';
import { tableOf, totalOf, yearTable } from './budget-table.ts';
import type { Cost } from './cost-part.ts';
import { type Request, totalRequested } from './request.ts';
import type { TakenBudget } from './take-budget.ts';
import { amountsPaid, makeUp } from './who-pays.ts';

type Write = (amount: number) => string;

/** Amounts as their writer signed them: "C$", "R ", "£". */
const writer = ({ costs, mark }: TakenBudget): Write => {
  const currency = costs[0]?.currency ?? 'USD';
  const signed = costs.find(({ sure }) => sure)?.written ?? '';
  const sign = mark ?? /^[^\d~]+(?=\d)/.exec(signed)?.[0];
  const locale = costs.some(({ written }) => /\d,\d\d,\d{3}\b/.test(written)) ? 'en-IN' : 'en-US';
  return (amount) =>
    sign === undefined
      ? formatMoney({ amount, currency })
      : `${sign}${amount.toLocaleString(locale, {
          minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
          maximumFractionDigits: 2,
        })}`;
};

const written = ({ amount, about }: Cost, write: Write): string =>
  `${about ? 'about ' : ''}${write(amount)}`;

/** What does not add up, as a question: nothing where the request and what others pay make up the whole. */
const gapOf = (
  budget: TakenBudget,
  asked: number | undefined,
  write: Write,
): string | undefined => {
  const { total, said, restTold, typed } = budget;
  const costs = totalOf(budget.costs);
  const whole = Math.max(costs, total?.amount ?? 0);
  // "We ask for $900 and pay $100 ourselves" tells what others pay, too.
  const payers = said.flatMap(({ text, about }) =>
    about === 'use'
      ? []
      : amountsPaid(text).filter(
          (amount) => about === 'payer' || (amount !== asked && amount !== whole),
        ),
  );
  if (total && total.amount !== costs && costs !== asked)
    return `The costs come to ${write(costs)}, and you name ${write(total.amount)}: which is right?`;
  if (asked === undefined)
    return payers.length > 0 || total ? undefined : `Do you ask for the whole ${write(costs)}?`;
  if (asked > whole)
    return `The costs come to ${write(costs)}, and you ask for ${write(asked)}: which is right?`;
  const rest = whole - asked;
  if (rest === 0 || restTold || makeUp(payers, rest)) return undefined;
  if (typed.some((text) => addsUpTo(text, rest))) return undefined;
  return payers.length > 0
    ? `The costs come to ${write(whole)} and you ask for ${write(asked)}: what others pay does not make up the remaining ${write(rest)}; who pays it?`
    : `The costs come to ${write(whole)}, and you name ${write(asked)}: which is right, or who pays the rest?`;
};

/** "In kind, and not counted in this total: the hall ($1,200)." */
const givenFreely = (budget: TakenBudget, write: Write): string[] =>
  budget.inKind.length === 0
    ? []
    : [
        `In kind, and not in this total: ${joinList(
          budget.inKind.map(
            (cost) =>
              `${cost.label.charAt(0).toLowerCase()}${cost.label
                .slice(1)
                .replace(/ in[- ]kind\b/i, '')
                .replace(/(?:, | \()in[- ]kind\)$/i, (tail) =>
                  tail.startsWith(',') ? ')' : '',
                )} – ${written(cost, write)}`,
          ),
        )}.`,
      ];

/** The table of a budget that was found, the sum in words, and a question only where something does not agree. */
export const takenSection = (
  budget: TakenBudget,
  request: (Money & Pick<Request, 'years' | 'written'>) | undefined,
): { blocks: RichBlock[]; text: string; gaps: string[] } => {
  const write = writer(budget);
  const total = write(totalOf(budget.costs));
  const asked = budget.asked?.amount ?? (request && totalRequested(request));
  const rows = budget.costs.map((cost): [string, string] => [cost.label, written(cost, write)]);
  const lead =
    asked === totalOf(budget.costs)
      ? `The items below come to ${total}, the amount that we ask for.`
      : budget.total && budget.total.amount !== totalOf(budget.costs)
        ? `The items below come to ${total}.`
        : `The costs come to ${total} in all.`;
  const freely = givenFreely(budget, write);
  const blocks = [paragraph(lead), tableOf(rows, total), ...freely.map(paragraph)];
  const said = [lead, ...rows.flat(), `ask ${total} ${total}`, ...freely];
  if (request?.years) {
    const years = `Over ${request.years} years, the request comes to ${write(totalRequested(request))}.`;
    blocks.push(paragraph(years), yearTable(request, request.years));
    said.push(years);
  }
  const gap = gapOf(budget, asked, write);
  return { blocks, text: said.join(' '), gaps: gap ? [gap] : [] };
};
