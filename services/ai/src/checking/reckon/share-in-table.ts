import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { type Cell, isTotalRow, type Table, tablesIn, wholeOfColumn } from './tables.ts';

/** Shares of one or two things by chance. */
const smallestWhole = 10;
const fewestRows = 2;

const isNamed = ({ name }: Cell, said: Set<string>): boolean => {
  const words = topicStems(name).filter((stem) => !/^\d/.test(stem));
  return words.length > 0 && words.every((word) => sameThing(word, said));
};

/** What the draft speaks of must be what the table is of. */
const isOf = ({ head, title, rows }: Table, said: Set<string>, named: readonly Cell[]): boolean => {
  const ofRows = new Set(named.flatMap(({ name }) => topicStems(name)));
  const totals = rows.flatMap(({ cells }) => cells.filter(isTotalRow).map(({ name }) => name));
  return topicStems([...head, title.length < 80 ? title : '', ...totals].join(' ')).some(
    (word) => !ofRows.has(word) && !/^\d/.test(word) && sameThing(word, said),
  );
};

/** "More than half of our riders live in Elm County" of a table with 71 riders from Elm and 137 in all. */
export const shareInTable = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'percentage') return undefined;
  const said = new Set(topicStems(sentenceOf(text, finding).said));
  for (const table of tablesIn(index)) {
    const all = table.rows.flatMap(({ cells }) => cells);
    const named = all.filter((cell) => !isTotalRow(cell) && isNamed(cell, said));
    if (named.length === 0 || table.rows.length < fewestRows || !isOf(table, said, named)) continue;
    for (const column of new Set(named.map((cell) => cell.column))) {
      const own = named.filter((cell) => cell.column === column);
      const part = own.reduce((sum, { value }) => sum + value, 0);
      const isShare = (of: number, whole: number): boolean =>
        whole >= smallestWhole && of < whole && meets((of / whole) * 100, finding);
      // "Adults screened | 214" above "of these, men | 149": the whole is the row that is named before its part.
      const isOfRowBefore = own.some((cell, at) =>
        own.slice(0, at).some(({ value }) => isShare(cell.value, value)),
      );
      if (isOfRowBefore || isShare(part, wholeOfColumn(table, column)))
        return table.rows.find(({ cells }) => cells.some((cell) => own.includes(cell)))?.source;
    }
  }
  return undefined;
};
