import { findMoneyRelations } from '../text/money-relations.ts';
import type { Quantity } from './quantity.ts';
import type { Place, SourceIndex } from './source-index.ts';
import { listWordPositions } from './list-word-positions.ts';

const amountWords =
  /\b(?:amounts?|budgets?|costs?|prices?|fees?|how much|usd|eur|gbp|cad|aud|dollars?|euros?|pounds?)\b/i;
const maxWords = 8;

/** Finds amounts in forms and answers that look like a year: "Requested amount (USD): 2000". */
export function findAmountsLikeYears(
  quantity: Quantity,
  { byKey, passages }: SourceIndex,
): readonly Place[] {
  if (quantity.family !== 'number' || !quantity.currency) return [];
  return (byKey.get(`year ${quantity.value}`) ?? []).filter(({ quantity: source, passage }) => {
    if (source.family !== 'date' || source.date.month !== undefined) return false;
    const { text = '', titles = [] } = passages[passage] ?? {};
    const label = [...titles, text.slice(0, source.start)].join(' ');
    return (
      listWordPositions(text).length <= maxWords &&
      text.slice(source.end).trim() === '' &&
      (amountWords.test(label) || findMoneyRelations(label).length > 0)
    );
  });
}
