import type { BudgetLine } from '../../contract/submission.ts';
import { type Amount, findAmounts } from '../../values/money/amounts.ts';
import { toComparableText } from '../../text/comparable-text.ts';

/** An amount in the text, with the budget lines named next to it. */
export type StatedItem = Amount & { lines: readonly BudgetLine[] };

/** "$12,000 for office supplies", up to the end of the phrase. */
const itemAfterAmount =
  /^ (?:(?:is|are) )?for (?:the |our )?([^.,;:()$]{3,60}?)(?: and\b|[.,;:()]|$)/i;
/** "Office supplies: $12,000" or "office supplies ($12,000". */
const itemBeforeAmount = /([^.,;:()$]{3,80})(?:: | \(| – | — )$/;
/** "The office supplies cost $12,000", but not "each van costs $12,000". */
const itemThatCosts = /(?:^|[.,;:]\s|\b(?:the|our)\s)([^.,;:()$]{3,60}?)\s(?:will\s)?costs?\s$/i;
const periodAfterAmount = /^\s?(?:\/|per\b|each\b|an?\b|annually\b|monthly\b|weekly\b|yearly\b)/i;
const maxWords = 10;

type LinesByName = ReadonlyMap<string, readonly BudgetLine[]>;

export function groupLinesByName(lines: readonly BudgetLine[]): LinesByName {
  const byName = new Map<string, BudgetLine[]>();
  for (const line of lines) {
    const name = toComparableText(line.item);
    if (name !== '') byName.set(name, [...(byName.get(name) ?? []), line]);
  }
  return byName;
}

/** Finds the amounts that a line of text states for budget items. The items must be named exactly as in the budget. */
export function findStatedItems(text: string, byName: LinesByName): StatedItem[] {
  return findAmounts(text).flatMap((amount) => {
    const end = text.slice(amount.end, amount.end + 80);
    const start = text.slice(Math.max(0, amount.start - 100), amount.start);
    if (periodAfterAmount.test(end)) return [];
    const names = [
      itemAfterAmount.exec(end)?.[1],
      ...listEndings(itemBeforeAmount.exec(start)?.[1] ?? ''),
      itemThatCosts.exec(start)?.[1]?.replace(/^(?:the|our)\s/i, ''),
    ];
    const lines = names
      .map((name) => (name ? byName.get(toComparableText(name)) : undefined))
      .find((one) => one !== undefined);
    return lines ? [{ ...amount, lines }] : [];
  });
}

/** Lists the endings of a phrase: "and office supplies", "office supplies", "supplies". */
function listEndings(phrase: string): string[] {
  const words = phrase.trim().split(/\s+/).slice(-maxWords);
  return words.map((_, index) => words.slice(index).join(' '));
}
