import { anyOf, type Money, type MoneyValue } from '@grantwright/shared/values';
import { trimEndCharacters } from '../text/normalize.ts';
import { asksForAmount } from '../text/money-relations.ts';
import type { Value } from '../text/values.ts';
import { statementTopics } from './topics.ts';
import type { Relevance } from './relevance.ts';
import type { Statement } from './statement.ts';

/** A budget line: its purpose and its amount, both as written and as a number. */
export type MoneyItem = { label: string; written: string; amount: number; currency: string };

/** Budget items and the statements that consist only of such items. */
export type ItemizedCosts = { items: MoneyItem[]; statements: ReadonlySet<Statement> };

/**
 * Words that signal a request. "Requested" alone may refer to an earlier grant, whereas "amount requested" is a label.
 */
export const requestPattern =
  /\b(?:ask|request|apply|seek)(?:ing|s)?\b|\b(?:amount|sum|total|grant|fund(?:s|ing)?) (?:requested|sought)\b/i;

export const isMoney = (value: Value): value is MoneyValue & Money =>
  value.type === 'money' && !value.upTo && !value.atLeast;

/**
 * Finds the requested amount: the first amount in a sentence that requests money, or in the answer to a question about
 * the amount.
 */
export function findRequest(
  statements: readonly Statement[],
): (MoneyItem & { sentence: string }) | undefined {
  for (const { text, title, origin, values } of statements) {
    if (origin !== 'answer' && origin !== 'notes') continue;
    const ask = requestPattern.exec(text);
    const money = values.filter(isMoney);
    const after = ask && money.find(({ start }) => start >= ask.index);
    const answerAmount =
      origin === 'answer' && asksForAmount(title) && money.length === 1 ? money[0] : undefined;
    const requested = after ?? answerAmount;
    if (requested)
      return {
        label: 'Amount requested',
        written: requested.text,
        amount: requested.amount,
        currency: requested.currency,
        sentence: text,
      };
  }
  return undefined;
}

const budget = statementTopics.indexOf('budget');
const funding = statementTopics.indexOf('funding');

/**
 * Finds the costs listed in answers and notes. Includes a statement only if each of its amounts is a labeled item, so
 * that the total is complete, and if it is about costs rather than other funders.
 */
export function findItemizedCosts(
  statements: readonly Statement[],
  { featuresOf }: Pick<Relevance, 'featuresOf'>,
): ItemizedCosts {
  const candidates = statements.flatMap((statement, index) => {
    if (statement.origin !== 'answer' && statement.origin !== 'notes') return [];
    const { topics: probabilities } = featuresOf(index);
    if ((probabilities[budget] ?? 0) < (probabilities[funding] ?? 0)) return [];
    const items = findMoneyItems(statement);
    return items.length > 0 ? [{ statement, items }] : [];
  });
  return {
    items: candidates.flatMap(({ items }) => items),
    statements: new Set(candidates.map(({ statement }) => statement)),
  };
}

const maxLabelWords = 10;
const unitPrice = /\b(?:each|ea|per|apiece|times)\b|[x×*@]\s?\d|\d\s?[x×*@]/i;
const totalAmount = /\b(?:total|sum|subtotal|altogether|in all)\b/i;
const paidByOthers =
  /\b(?:match|donat\w+|in-kind|given|gives|pays|paid|confirmed|pledged|income|revenue|grant from)\b/i;
const notAnItem = anyOf(unitPrice, totalAmount, paidByOthers);

/** Returns a statement's amounts with their labels. Returns an empty list if any amount lacks a label. */
export function findMoneyItems({ text, values }: Statement): MoneyItem[] {
  const money = values.filter(isMoney);
  if (money.length === 0 || notAnItem.test(text) || requestPattern.test(text)) return [];
  const items: MoneyItem[] = [];
  let from = 0;
  for (const { start, end, text: written, amount, currency } of money) {
    const before = createLabel(text.slice(from, start));
    const [after = ''] = /^ (?:for|on|towards?) [^,;$€£]+/.exec(text.slice(end)) ?? [];
    const label = before || createLabel(after.replace(/^ (?:for|on|towards?) /, ''));
    if (!label || label.split(' ').length > maxLabelWords) return [];
    items.push({ label, written, amount, currency });
    from = end + (before ? 0 : after.length);
  }
  return createLabel(text.slice(from)) === '' ? items : [];
}

/** Separators between an item and its amount. */
const marks = ',;.:()=–—-';

const createLabel = (text: string): string => {
  const end = trimEndCharacters(text, marks).replace(/ (?:costs?|is|are|at|for)$/i, '');
  return end
    .replace(/^[\s,;.:()=–—-]*/, '')
    .replace(/^(?:and|plus|then) /i, '')
    .trim();
};
