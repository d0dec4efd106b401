import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../text/words.ts';
import { isGeneral } from './context/specific-words.ts';
import type { Finding } from './finding.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { type Cell, type Row, tablesIn } from './reckon/tables.ts';
import { sameThing } from './same-thing.ts';
import type { SourceIndex } from './source-index.ts';

const ofAll = /^\s+(?:out )?of\s+(?:(?:the|our|its|those|these|all)\s+){0,2}$/i;

type Placed = { row: Row; cell: Cell };

const specific = (text: string): string[] =>
  topicStems(text).filter((stem) => !/^\d/.test(stem) && !isGeneral(stem));

/**
 * "24 of 31" of a table that has 31 in one row and 24 in another of the same column, or two rows that come
 * to 24, where the draft tells what each of these rows is called.
 */
export const partOfItsTable = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'figure') return undefined;
  const at = values.indexOf(finding);
  const pair = [
    [values[at - 1], finding],
    [finding, values[at + 1]],
  ].find(
    ([one, other]) =>
      one?.kind === 'figure' &&
      other?.kind === 'figure' &&
      ofAll.test(text.slice(one.end, other.start)),
  );
  const [part, whole] = [pair?.[0]?.value, pair?.[1]?.value];
  if (part === undefined || whole === undefined || part >= whole) return undefined;
  const said = new Set(specific(sentenceOf(text, finding).said));
  const isNamed = ({ cell }: Placed): boolean =>
    specific(cell.name).some((word) => sameThing(word, said));
  for (const { rows } of tablesIn(index)) {
    const all = rows.flatMap((row) => row.cells.map((cell): Placed => ({ row, cell })));
    for (const { row, cell } of all.filter(({ cell: { value } }) => value === whole)) {
      const others = all.filter(
        (other) => other.row !== row && other.cell.column === cell.column && isNamed(other),
      );
      const isPart = others.some(
        (one, place) =>
          one.cell.value === part ||
          others.slice(place + 1).some((other) => one.cell.value + other.cell.value === part),
      );
      if (isPart) return row.source;
    }
  }
  return undefined;
};
