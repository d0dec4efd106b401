import { expect, it } from 'vitest';
import { mergeLines } from './merge-lines.ts';
import type { VerifiedLine } from './to-requirement.ts';

const line = (text: string, quote: string): VerifiedLine => ({
  kind: 'content',
  requirement: { text, kind: 'content', mandatory: true, quote },
});
const own = async (lines: readonly unknown[]) => lines.map((_, index) => index);

it('adds the quotes of repeated lines to the line that replaces them', async () => {
  const lines = [line('Name a lead.', 'a'), line('State a goal.', 'b'), line('Name a lead.', 'c')];
  const merged = await mergeLines(lines, own);
  expect(merged.lines).toHaveLength(2);
  expect(merged.lines[0]?.requirement.moreQuotes).toEqual([{ quote: 'c' }]);
});

it('merges the lines of a very long document', async () => {
  const lines = Array.from({ length: 60_000 }, (_, index) =>
    line(`State goal ${index}.`, `${index}`),
  );
  expect((await mergeLines(lines, own)).lines).toHaveLength(200);
});
