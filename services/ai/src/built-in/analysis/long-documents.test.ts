import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { guidelines } from '../../../test/readings.ts';
import { readGuidelines } from './read-guidelines.ts';
import { formBoxes } from './sections/form-boxes.ts';
import { shapeBlocks } from './shape-blocks.ts';

const read = (blocks: Block[]) => readGuidelines({ ...guidelines, blocks }, '2027-01-12');
const many = (count: number, blockOf: (at: number) => Block) =>
  Array.from({ length: count }, (_, at) => blockOf(at));

it('ends each chapter at the next of its level or above, however many there are', () => {
  const { chapters } = read(
    many(3_000, (at) => ({
      type: 'heading',
      level: 1 + ((at * 7) % 5),
      text: `Chapter on matter ${at}`,
    })),
  );
  expect(chapters).toHaveLength(3_000);
  for (const [at, chapter] of chapters.entries()) {
    const next = chapters.slice(at + 1, at + 12).find(({ level }) => level <= chapter.level);
    expect(chapter.end).toBe(next?.block ?? (at > 2_980 ? 3_000 : -1));
  }
});

it('asks each line of a long list of titles only once whether it is short', () => {
  let looks = 0;
  const blocks = many(2_000, () => ({
    type: 'paragraph',
    get text() {
      looks++;
      return 'Required uploads';
    },
  }));
  expect(
    shapeBlocks(blocks)
      .slice(1)
      .every(({ type }) => type === 'item'),
  ).toBe(true);
  expect(looks).toBeLessThan(2_000 * 40);
});

it('keeps all boxes of a long form together, in their order', () => {
  const [form = [], ...others] = formBoxes(
    read(
      many(2_000, (at) => ({ type: 'paragraph', text: `What is need number ${at}? (300 words)` })),
    ),
  );
  expect(others).toEqual([]);
  expect(form.map(({ block }) => block)).toEqual(Array.from({ length: 2_000 }, (_, at) => at));
});
