import type { RichBlock } from '@grantwright/shared/richtext';
import type { Placed } from './allocate.ts';
import { fitsIn } from './length.ts';
import { type Passage, paragraphs } from './paragraphs.ts';
import type { Statement } from '../statements/statement.ts';
import { readingOrder } from './reading-order.ts';
import type { SectionPlan } from './section-plan.ts';

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
const choose = (placed: Placed[], section: SectionPlan): Statement[] => {
  const compose = (chosen: Placed[]): Statement[] =>
    readingOrder(
      chosen.map(({ statement }) => statement),
      section,
    );
  const all = compose(placed);
  if (fitsIn(textOf(paragraphs(all)), section)) return all;
  const chosen: Placed[] = [];
  const stands = ({ statement: { follows } }: Placed): boolean =>
    !placed.some(({ statement }) => statement.text === follows) ||
    chosen.some(({ statement }) => statement.text === follows);
  for (const candidate of [...placed].sort((a, b) => b.score - a.score))
    if (stands(candidate) && fitsIn(textOf(paragraphs(compose([...chosen, candidate]))), section))
      chosen.push(candidate);
  return compose(chosen);
};

export type Composed = { blocks: RichBlock[]; text: string };

const written = (statements: Statement[]): Composed => {
  const passages = paragraphs(statements);
  return {
    text: textOf(passages),
    blocks: passages.flatMap(({ text, items }) => [
      ...(text ? [paragraph(text)] : []),
      ...(items ? [bullets(items)] : []),
    ]),
  };
};

/** A section's paragraphs and lists within its limit. */
export const composeSection = (placed: Placed[], section: SectionPlan): Composed =>
  written(choose(placed, section));

/** What a letter says of money stands under its table, and what comes after the grant closes it. */
const placeInLetter = ({ topics, asked }: Statement): 'before' | 'under' | 'after' => {
  const [best] = Object.entries(topics).sort((a, b) => b[1] - a[1])[0] ?? [];
  const about = asked ?? best;
  if (about === 'sustainability') return 'after';
  // Who asks for what opens the letter.
  return (about === 'budget' || about === 'funding' || about === 'ask') && !topics.summary
    ? 'under'
    : 'before';
};

/** A letter with its budget near the end: what is asked for under the table, and after that what continues. */
export const composeLetter = (
  placed: Placed[],
  section: SectionPlan,
  table: RichBlock[],
): Composed => {
  const chosen = choose(placed, section);
  const [before, under, after] = (['before', 'under', 'after'] as const).map((place) =>
    written(chosen.filter((said) => placeInLetter(said) === place)),
  ) as [Composed, Composed, Composed];
  return {
    text: [before, under, after]
      .map(({ text }) => text)
      .filter(Boolean)
      .join('\n'),
    blocks: [...before.blocks, ...table, ...under.blocks, ...after.blocks],
  };
};

/** The open questions after the text, as many as the limit has room for; an empty section keeps one. */
export const withGaps = (composed: Composed, gaps: string[], section: SectionPlan): RichBlock[] => {
  const blocks = [...composed.blocks];
  let text = composed.text;
  for (const [at, question] of gaps.entries()) {
    const mark = `[NEEDS INPUT: ${question}]`;
    const longer = text ? `${text}\n${mark}` : mark;
    if (!fitsIn(longer, section) && !(at === 0 && text === '')) break;
    blocks.push(paragraph(mark));
    text = longer;
  }
  return blocks;
};
