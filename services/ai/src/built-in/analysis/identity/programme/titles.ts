import type { Block } from '@grantwright/shared/contract';
import { squeeze, plain } from '../../../../text/normalize.ts';
import { isAllCapitals } from '../../capitals.ts';
import { openProgramme } from '../../other-programmes.ts';
import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';

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
/** A title in capitals that fills a line and goes on in the next. */
const goesOn = (block: Title, next: Block): next is Title =>
  next.type === 'heading' &&
  next.level === block.level &&
  isAllCapitals(block.text) &&
  isAllCapitals(next.text) &&
  block.text.trim().split(/\s+/).length >= fullLine &&
  !/[.:;!?]$|\d{4}$/.test(block.text.trim());

/** Titles at the head of a paper, and how likely each is the programme's name. */
export const fromTitles = ({ reading, chapters }: Guidelines): Evidence[] => {
  const found: Evidence[] = [];
  const add = (raw: string, points: number, why: string): void => {
    for (const part of partsOf(plain(raw))) found.push({ name: withoutOrder(part), points, why });
  };
  plain(reading.title ?? '')
    .split(/\s+[|»·]\s+|\s+-\s+/)
    .forEach((part, index) => {
      add(part, index === 0 ? 3 : 1.5, 'is in the title of the page');
    });
  const open = openProgramme(chapters)?.open;
  if (open) add(open.title, 9, 'announces the one call of the page');
  const heads = reading.blocks.slice(0, 30).flatMap((one) => (one.type === 'heading' ? [one] : []));
  const [top] = heads;
  // Pages may begin at the second level: one heading above all others is the title all the same.
  const isTop = (block: Block): boolean =>
    block === top && heads.every((other) => other === top || other.level > top.level);
  let headings = 0;
  reading.blocks.slice(0, 30).forEach((block, index) => {
    if (block.type === 'heading' && block.level <= 2) {
      const points =
        block.level === 1 || isTop(block) ? 4 - Math.min(headings, 4) * 0.4 : 2 - headings * 0.2;
      add(block.text, points, 'is a title');
      const next = reading.blocks[index + 1];
      if (next && goesOn(block, next))
        add(`${block.text} ${next.text}`, points + 0.5, 'is a title on two lines');
      headings++;
    } else if (block.type === 'paragraph' && isNotice.test(block.text) && block.text.length <= 260)
      add(block.text, index < 20 ? 5 : 0, 'is the title of a notice');
    else if (
      block.type === 'paragraph' &&
      index < 6 &&
      block.text.length <= 120 &&
      !/[.:;]$|:\s/.test(block.text)
    )
      add(block.text, 3 - index * 0.2, 'stands over the text');
  });
  return found;
};
