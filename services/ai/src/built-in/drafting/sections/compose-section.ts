import type { RichBlock } from '@grantwright/shared/richtext';
import type { Placed } from './allocate.ts';
import { fits } from './length.ts';
import { type Passage, paragraphs } from './paragraphs.ts';
import type { SectionPlan } from './section-plan.ts';
import { readingOrder } from './reading-order.ts';

export const paragraph = (text: string): RichBlock => ({ type: 'paragraph', children: [{ text }] });

const bullets = (items: string[]): RichBlock => ({
  type: 'bulleted-list',
  children: items.map((item) => ({
    type: 'list-item',
    children: [
      { type: 'paragraph', children: [{ text: item.charAt(0).toUpperCase() + item.slice(1) }] },
    ],
  })),
});

const textOf = (passages: Passage[]): string =>
  passages.flatMap(({ text, items = [] }) => [...(text ? [text] : []), ...items]).join('\n');

/** The statements that fit the section's limit, the most fitting first; whole ones, never a part of one. */
const choose = (placed: Placed[], section: SectionPlan): Passage[] => {
  const compose = (chosen: Placed[]): Passage[] =>
    paragraphs(
      readingOrder(
        chosen.map(({ statement }) => statement),
        section,
      ),
    );
  const all = compose(placed);
  if (fits(textOf(all), section.limit)) return all;
  const chosen: Placed[] = [];
  const stands = ({ statement: { follows } }: Placed): boolean =>
    !placed.some(({ statement }) => statement.text === follows) ||
    chosen.some(({ statement }) => statement.text === follows);
  for (const candidate of [...placed].sort((a, b) => b.score - a.score))
    if (stands(candidate) && fits(textOf(compose([...chosen, candidate])), section.limit))
      chosen.push(candidate);
  return compose(chosen);
};

export type Composed = { blocks: RichBlock[]; text: string };

/** A section's paragraphs and lists within its limit. */
export const composeSection = (placed: Placed[], section: SectionPlan): Composed => {
  const passages = choose(placed, section);
  return {
    text: textOf(passages),
    blocks: passages.flatMap(({ text, items }) => [
      ...(text ? [paragraph(text)] : []),
      ...(items ? [bullets(items)] : []),
    ]),
  };
};

/** The open questions after the text, as many as the limit has room for; an empty section keeps one. */
export const withGaps = (composed: Composed, gaps: string[], section: SectionPlan): RichBlock[] => {
  const blocks = [...composed.blocks];
  let text = composed.text;
  for (const [at, question] of gaps.entries()) {
    const mark = `[NEEDS INPUT: ${question}]`;
    const longer = text ? `${text}\n${mark}` : mark;
    if (!fits(longer, section.limit) && !(at === 0 && text === '')) break;
    blocks.push(paragraph(mark));
    text = longer;
  }
  return blocks;
};
