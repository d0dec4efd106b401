import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { isAllCapitals } from '../../capitals.ts';
import { openProgramme } from '../../other-programmes.ts';
import type { Guidelines } from '../../guidelines.ts';
import { splitTitle, overTwoTitles } from './split-title.ts';
import { isWordsOfPaper } from './words-of-paper.ts';
import type { Mention, Place } from './mention.ts';

/** How notices of the government are titled: "Rural Libraries Program; Notice Inviting Applications". */
const isNotice =
  /^(?!.*\.\s)(?:(?:notice|announcement) of (?:funding|funds?)\b|applications for new awards;|.{6,160};\s*notice (?:inviting|of fund))/i;
const asksToApply = /^apply(?:ing)? (?:now )?(?:for|to) (?:the |our |an? )?/i;
const ofPaper = /\s+(?:overview|form|page|home|details|faqs?|guide|brochure|flyer)$/i;

/** "Apply for funding under £10,000: overview" is about funding under £10,000. */
const withoutOrder = (title: string): string =>
  asksToApply.test(title) ? squeeze(title.replace(asksToApply, '').replace(ofPaper, '')) : title;

/** "Arts Council Grants. New Projects." are two titles in one line. */
const partsOf = (title: string): string[] =>
  title.length <= 80 ? title.split(/(?<=\p{L}{4})\.\s+(?=\p{Lu})/u) : [title];

type Title = Extract<Block, { type: 'heading' }>;
const fullLine = 5;
/** "Grants for Heritage and" has not come to its end. */
const endsOpen = /(?:\b(?:and|of|for|the|in|to|with|on|or|by|from|at)|[&,/-])$/i;
/** A title in capitals that fills a line, or one that ends in the middle, goes on in the next. */
const goesOn = (block: Title, next: Block): next is Title =>
  next.type === 'heading' &&
  next.level === block.level &&
  !isWordsOfPaper(next.text) &&
  (endsOpen.test(block.text.trim()) ||
    (isAllCapitals(block.text) &&
      isAllCapitals(next.text) &&
      block.text.trim().split(/\s+/).length >= fullLine &&
      !/[.:;!?]$|\d{4}$/.test(block.text.trim())));

/** "ABC 27-410: Rural Bridges Program": behind the number of the notice stands its title. */
const withoutNumber = (line: string): string =>
  line.replace(
    /^(?=\S*\p{Lu}|\p{Lu}+ )(?=[^:]*\d)[\p{Lu}\d][\p{L}\d./ -]{3,24}:\s+(?=\p{Lu})/u,
    '',
  );

/** A link for who cannot see the page, read with the title behind it. */
const skipLink = /^skip to (?:(?:the )?(?:main )?(?:content|navigation|menu))\s+(?=\p{Lu})/iu;

const head = 60;
const overText = 6;
const longestOver = 120;
/** The very first line of a paper may be a long one. */
const longestFirst = 200;
const longestNotice = 260;
const soon = 20;

/** "Wren Microgrants" over "Wren Microgrants: Web Work and Writing": the second line says it in full. */
const isWithSubtitle = (text: string, title: string): boolean =>
  text.length <= longestOver && /^: \p{Lu}[^.!?]+$/u.test(text.replace(title, ''));

/** What stands below a line that ends with a colon is what that line announces. */
const isListed = (blocks: readonly Block[], at: number): boolean => {
  for (const block of blocks.slice(0, at).reverse()) {
    if (block.type !== 'paragraph') return false;
    if (/:$/.test(block.text)) return true;
  }
  return false;
};

/** Titles at the head of a paper, and where each stands. */
export const fromTitles = ({ reading, chapters, text }: Guidelines): Mention[] => {
  const found: Mention[] = [];
  const add = (raw: string, place: Place, rank?: number): void => {
    for (const part of partsOf(plain(raw).replace(skipLink, '')))
      found.push({ name: withoutOrder(part), place, rank });
  };
  plain(reading.title ?? '')
    .split(/\s+[|»·]\s+|\s+-\s+/)
    .forEach((part, index) => {
      add(part, index === 0 ? 'page title' : 'behind the page title');
    });
  const open = openProgramme(chapters)?.open;
  if (open) add(open.title, 'announced');
  const blocks = reading.blocks.slice(0, head);
  const heads = blocks.flatMap((one) => (one.type === 'heading' ? [one] : []));
  const [top] = heads;
  // Pages may begin at the second level: one heading above all others is the title all the same.
  const isTop = (block: Title): boolean =>
    block.level === 1 ||
    (block === top && heads.every((other) => other === top || other.level > top.level));
  blocks.forEach((block, index) => {
    const split = index < soon ? splitTitle(blocks, index, text) : undefined;
    const pair = index < overText ? overTwoTitles(blocks, index) : undefined;
    for (const name of [split, pair]) if (name) add(name, 'title', index < overText ? 0 : index);
    if (block.type === 'heading') {
      const rank = heads.indexOf(block);
      add(
        block.text,
        isTop(block) ? 'title' : block.level === 2 ? 'second title' : 'deep title',
        rank,
      );
      const next = reading.blocks[index + 1];
      if (next && goesOn(block, next)) add(`${block.text} ${next.text}`, 'title', rank);
    } else if (block.type !== 'paragraph') return;
    else if (index < soon && isNotice.test(block.text) && block.text.length <= longestNotice)
      add(block.text, 'title');
    else if (index < overText && top && isWithSubtitle(block.text, top.text))
      add(block.text, 'title');
    else if (
      index < overText &&
      !isListed(blocks, index) &&
      block.text.length <= (index === 0 ? longestFirst : longestOver) &&
      !/[.:;]$|:\s/.test(withoutNumber(block.text))
    )
      add(
        withoutNumber(block.text),
        withoutNumber(block.text) === block.text ? 'over the text' : 'title',
      );
  });
  return found;
};
