import { plain, splitSentences, squeeze } from '@grantwright/analyst';
import type { ListPart } from './guidelines.ts';
import { itemsUnder } from './items-under.ts';

/** The sentence of an item that stands right over what it leads. */
const leadOf = (item: ListPart['items'][number]): ListPart['lead'] => {
  const last = splitSentences(item.quote).at(-1);
  return (
    last && {
      text: squeeze(plain(last.text)),
      quote: last.text,
      block: item.block,
      ...(item.page === undefined ? {} : { page: item.page }),
    }
  );
};

const longEnough = 6;
const announces =
  /\b(?:following(?: \w+)?|points|includes?|contains?|address(?:es)?|criteria)\b[^:]{0,20}:$/i;
/**
 * A list that lost its levels: where an item announces what follows it, each stretch is a list of its own
 * ("Among the criteria are the following:", and further down "The letter addresses the following points:").
 */
export const apartByLeads = (whole: ListPart): ListPart[] => {
  const { items } = whole;
  const least = Math.min(...items.map(({ depth }) => depth));
  const leads = items.flatMap((item, at) =>
    item.depth === least &&
    items[at + 1]?.depth === least &&
    announces.test(item.text) &&
    item.text.split(' ').length >= longEnough
      ? [at]
      : [],
  );
  if (leads.length < 2) return [whole];
  const before = items.slice(0, leads[0]);
  const stretches = leads.flatMap((at, index): ListPart[] => {
    const item = items[at];
    const under = items.slice(at + 1, leads[index + 1]);
    const lead = item && leadOf(item);
    if (!item || !lead || under.length < 2) return [];
    return [{ ...whole, ...item, lead, items: under }];
  });
  return [...(before.length > 0 ? [{ ...whole, items: before }] : []), ...stretches];
};

/** "Describe your group. Attach the following:" as an item, over items of its own, leads a list of its own. */
export const innerLists = (whole: ListPart): ListPart[] => {
  const least = Math.min(...whole.items.map(({ depth }) => depth));
  return whole.items.flatMap((item, at): ListPart[] => {
    if (item.depth !== least || !/:$/.test(item.text)) return [];
    // "If we ask, it should not run past six" / "pages, and contain:": the end of the lead became an item.
    const leads =
      at === 0 &&
      whole.items[1]?.depth === least &&
      /\b(?:contain|include|containing|including)(?: the following)?:$/i.test(item.text);
    const items = leads ? whole.items.slice(1) : itemsUnder(whole.items, at, least);
    const lead = leadOf(item);
    if (items.length < 2 || !lead) return [];
    return [{ ...whole, ...item, lead, items }];
  });
};
