import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { nameOfOrder } from './name-of-order.ts';
import { splitPrompt } from './prompts.ts';

const orders =
  /^(?:please |briefly |clearly )*(?:describe|explain|outline|summari[sz]e|discuss|detail)\b|^does (?:the|your) (?:proposal|application|narrative) (?:clearly )?(?:include|contain|describe|explain|provide)\b/i;
/** Under these, an order is advice, or asked of others. */
const elsewhere =
  /\b(?:(?<!\bapplication (?:and|&) )criteri|review|scor|eligib|tips|report|faqs?|how to|steps?|process|after|responsib)/i;
const fewest = 3;

/** A form told as a list of orders: "Describe the project …", "Describe a timeline …", "Describe tangible outcomes …". */
export const sectionsFromOrders = ({ lists }: Guidelines): SectionCandidate[] =>
  lists.flatMap((list) => {
    if (list.aside || elsewhere.test(`${list.path.at(-1) ?? ''} ${list.lead?.text ?? ''}`))
      return [];
    const least = Math.min(...list.items.map(({ depth }) => depth));
    // In an outline, the orders under an item tell what it is to hold.
    const top = list.items.filter(({ depth }) => depth === least);
    const ordered = top.flatMap((item) => {
      const name = orders.test(item.text) ? nameOfOrder(item.text) : undefined;
      return name ? [{ item, name }] : [];
    });
    if (ordered.length < fewest || ordered.length < top.length * 0.3) return [];
    return ordered.map(({ item, name }) =>
      partAt(item, {
        name,
        prompts: item.text.split(/(?<=[.?!])\s+(?=\p{Lu})/u).flatMap(splitPrompt),
        limit: lengthLimitOf(item.text),
        from: 'list',
      }),
    );
  });
