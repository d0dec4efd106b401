import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import type { SectionCandidate } from './candidate.ts';
import { nameOfOrder } from './name-of-order.ts';
import { isSectionName, sectionName, soundsLikeSection } from './section-name.ts';
import { itemsUnder } from '../items-under.ts';
import { splitPrompt } from './prompts.ts';

type Item = ListPart['items'][number];

const notContents = /\b(?:criteri|evaluat|review|scor|eligib|definition|contact|report)/i;

/** "Funding: include a detailed budget …:", "Describe your proposal in detail. The following …:". */
const nameOf = (text: string): string | undefined => {
  const label = /^([^.:;]{3,40}):\s+\S/.exec(text)?.[1];
  const bare = text.replace(/:$/, '');
  const name = label
    ? sectionName(label)
    : (nameOfOrder(bare) ?? (bare.split(' ').length <= 6 ? sectionName(bare) : undefined));
  // Beside its like, a word such as "Funding" is the title of a part.
  const brief = label !== undefined && (name?.split(' ').length ?? 9) <= 2;
  return name && (isSectionName(name) || (brief && !notContents.test(name))) ? name : undefined;
};

const partsOf = (list: ListPart): { item: Item; inner: Item[] }[] => {
  const least = Math.min(...list.items.map(({ depth }) => depth));
  return list.items.flatMap((item, at) =>
    item.depth === least ? [{ item, inner: itemsUnder(list.items, at, least) }] : [],
  );
};

/** An outline in two levels: each upper item, ended by a colon, is a part, and the lower ones say what to tell in it. */
export const sectionsFromNestedLists = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.lists.flatMap((list) => {
    if ((list.aside && list.aside !== 'background') || notContents.test(list.path.at(-1) ?? ''))
      return [];
    const parts = partsOf(list);
    const outer = parts.flatMap(({ item, inner }) => {
      const name = /:$/.test(item.text) && inner.length >= 2 ? nameOf(item.text) : undefined;
      return name ? [{ item, inner, name }] : [];
    });
    if (outer.length < 2 || outer.length < parts.length * 0.6) return [];
    if (outer.filter(({ name }) => soundsLikeSection(name)).length < outer.length * 0.5) return [];
    return outer.map(({ item, inner, name }): SectionCandidate => {
      const limit = lengthLimitOf(item.text);
      return {
        name,
        block: item.block,
        end: (inner.at(-1)?.block ?? item.block) + 1,
        quote: item.quote,
        ...(item.page ? { page: item.page } : {}),
        told: [],
        prompts: inner.flatMap(({ text }) => splitPrompt(text)).slice(0, 40),
        ...(limit ? { limit } : {}),
        required: !/\boptional\b|if applicable/i.test(item.text),
        from: 'list',
      };
    });
  });
