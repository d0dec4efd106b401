import { capitalize, squeeze } from '@grantwright/analyst';
import { findMoney, type Money } from '../../../text/money.ts';
import { type MoneyItem, total } from './money-item.ts';
import { readRequest, totalRequested } from './request.ts';

type Itemized = {
  /** By the statement that gives it. */
  items: Map<string, MoneyItem>;
  /** What is asked for, where it is not the whole. */
  asked?: Money;
  /** What everything costs, as somebody stated it. */
  whole?: Money;
  /** What others or the organization itself pay, where that makes up the whole. */
  rest?: Money;
};

const item = /^([^:;]{3,140}): ?((?:about )?(?:[$€£]|[A-Z]{2,3}\$?) ?\d[\d,.]*[kK]?)\.?$/;
const fewest = 3;

const inAll = /\b(?:in all|in total|altogether|all told|overall)\b/i;
const wholeCost =
  /\b(?:whole|total|full|entire)(?: \p{Ll}+)? (?:will )?(?:costs?|is|comes? to)\b|\btotals?\b/iu;

const sameAmount = (one: Money, amount: number): boolean => Math.abs(one.amount - amount) < 0.01;

const stated = (statement: string): Money | undefined => {
  const [money] = findMoney(statement);
  if (!money) return undefined;
  const near = statement.slice(Math.max(0, money.start - 40), money.end + 20);
  return inAll.test(near) || wholeCost.test(near) ? money : undefined;
};

/**
 * "Two carers, 36 weeks at 3 hours and £12 each: £2,592" and the lines beside it, where they add up to
 * an amount that somebody stated: what is asked for, or what all of it costs.
 */
export const itemizedIn = (statements: string[]): Itemized | undefined => {
  const items = new Map<string, MoneyItem>();
  for (const statement of statements) {
    const [, label = '', written = ''] = item.exec(squeeze(statement)) ?? [];
    const money = findMoney(written)[0];
    if (money && !total.test(label))
      items.set(statement, {
        label: capitalize(label),
        written: money.text,
        amount: money.amount,
        currency: money.currency,
      });
  }
  if (items.size < fewest) return undefined;
  const sum = [...items.values()].reduce((all, { amount }) => all + amount, 0);
  const others = statements.filter((each) => !items.has(each));
  const request = others.map((each) => readRequest(each)).find((each) => each !== undefined);
  const asked = request && { amount: totalRequested(request), currency: request.currency };
  const whole = others.map(stated).find((money) => money !== undefined);
  const adds = [asked, whole].some((money) => money && sameAmount(money, sum));
  if (!adds) return undefined;
  const beyond = whole && asked ? whole.amount - asked.amount : 0;
  const rest = others
    .flatMap((each) => findMoney(each))
    .find((money) => beyond > 0 && sameAmount(money, beyond));
  return {
    items: inCurrencyOf(whole ?? asked, items),
    ...(asked ? { asked } : {}),
    ...(whole ? { whole } : {}),
    ...(rest ? { rest } : {}),
  };
};

/** "In all CAD 7,400. Director: $2,400": the dollars are those of the sum. */
const inCurrencyOf = (
  sum: Money | undefined,
  items: Map<string, MoneyItem>,
): Map<string, MoneyItem> =>
  new Map(
    [...items].map(([line, each]) => [
      line,
      sum && each.written.startsWith('$') ? { ...each, currency: sum.currency } : each,
    ]),
  );
