import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { dueLabel, otherStep } from './due-words.ts';

const longestLead = 120;
const longestName = 160;
const lineOf = (block: Block | undefined): string =>
  block === undefined || block.type === 'table' ? '' : squeeze(plain(block.text));

const isDay = (line: string): boolean => {
  const [date, ...more] = findDates(line);
  return date?.day !== undefined && more.length === 0 && line.length <= date.text.length + 2;
};

/** Under "Application deadlines:" days alternate with lines that say below each for which field it is. */
export const daysOverNames = (blocks: readonly Block[]): Map<number, string> => {
  const found = new Map<number, string>();
  blocks.forEach((block, lead) => {
    const title = lineOf(block);
    if (!/:$/.test(title) || title.length > longestLead) return;
    if (!dueLabel.test(title) || otherStep.test(title)) return;
    const run: [number, string][] = [];
    for (let at = lead + 1; isDay(lineOf(blocks[at])); at += 2) {
      const below = lineOf(blocks[at + 1]);
      // "Award notice:" is the label of the day that follows it.
      if (below === '' || below.length > longestName || /:$/.test(below)) return;
      if (otherStep.test(below) || findDates(below).length > 0) return;
      run.push([at, below]);
    }
    if (run.length < 2) return;
    for (const [at, below] of run) found.set(at, below);
  });
  return found;
};
