import type { ListPart } from '../guidelines.ts';
import { isTitled } from './naming-lists.ts';

const farthest = 3;
/** The rows of a table end with it. */
const isTable = ({ items: [first, second] }: ListPart): boolean =>
  first !== undefined && first.block === second?.block;
const goesOn = (before: ListPart | undefined, list: ListPart): before is ListPart => {
  const last = before?.items.at(-1);
  return (
    before !== undefined &&
    last !== undefined &&
    !isTable(before) &&
    (isTitled(before) || /:$/.test(before.lead?.text ?? '')) &&
    before.path.join(' › ') === list.path.join(' › ') &&
    list.block > last.block &&
    list.block - last.block <= farthest &&
    !/:$/.test(list.lead?.text ?? '')
  );
};

/** What an application holds may be told with a paragraph after each item: one list all the same. */
export const wholeLists = (lists: ListPart[]): ListPart[] => {
  const whole: ListPart[] = [];
  for (const list of lists) {
    const before = whole.at(-1);
    if (goesOn(before, list))
      whole[whole.length - 1] = { ...before, items: [...before.items, ...list.items] };
    else whole.push(list);
  }
  return whole;
};
