import { plain, squeeze } from '../../text/normalize.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { ListPart } from './guidelines.ts';
import { itemsUnder } from './items-under.ts';

/** "Describe your group. Attach the following:" as an item, over items of its own, leads a list of its own. */
export const innerLists = (whole: ListPart): ListPart[] => {
  const least = Math.min(...whole.items.map(({ depth }) => depth));
  return whole.items.flatMap((item, at): ListPart[] => {
    if (item.depth !== least || !/:$/.test(item.text)) return [];
    // "If we ask, it should not run past six" / "pages, and contain:": the end of the lead became an item.
    const leads =
      at === 0 &&
      /\b(?:contain|include|containing|including)(?: the following)?:$/i.test(item.text);
    const items = leads ? whole.items.slice(1) : itemsUnder(whole.items, at, least);
    const last = splitSentences(item.quote).at(-1);
    if (items.length < 2 || !last) return [];
    const lead = {
      text: squeeze(plain(last.text)),
      quote: last.text,
      block: item.block,
      ...(item.page === undefined ? {} : { page: item.page }),
    };
    return [{ ...whole, ...item, lead, items }];
  });
};
