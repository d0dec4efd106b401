import { type MoneyRelation, findMoneyRelations } from '../../text/money-relations.ts';
import type { DraftValue } from '../compute-similarity.ts';
import type { Place, SourceIndex } from '../source-index.ts';

/** Number of characters searched for the relation before and after an amount. */
const reach = { before: 60, after: 30 };

/** Whether a source states that an amount was received but the draft requests it, or vice versa. */
export function differInRelation(
  { quantity, text, rowLabel = '' }: DraftValue,
  place: Place,
  { passages }: SourceIndex,
): boolean {
  if (quantity.family !== 'number' || !quantity.currency) return false;
  const drafted = listRelationsNear(text, quantity, [rowLabel]);
  const passage = passages[place.passage];
  if (drafted.length === 0 || !passage) return false;
  const sourceRelations = listRelationsNear(passage.text, place.quantity, passage.titles);
  return (
    sourceRelations.length > 0 && !sourceRelations.some((relation) => drafted.includes(relation))
  );
}

/** Finds the relations stated near an amount, or otherwise in the titles above it. */
function listRelationsNear(
  text: string,
  { start, end }: { start: number; end: number },
  titles: readonly string[],
): MoneyRelation[] {
  const around = `${text.slice(Math.max(0, start - reach.before), start)} # ${text.slice(end, end + reach.after)}`;
  const relations = findMoneyRelations(around);
  return relations.length > 0 ? relations : findMoneyRelations(titles.join(' '));
}
