import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { SourceIndex } from '../source-index.ts';
import { type Table, tablesIn } from './tables.ts';

export type Change = {
  /** The later of the two years, where both are named. */
  year?: number;
  /** The earlier, where it need not be the year before. */
  since?: number;
  /** The last that there is of its row. */
  isLatest?: boolean;
  by: number;
  /** What it was before. */
  base: number;
  now?: number;
  /** The sentence that gives both. */
  sentence?: number;
  source: ClaimSource;
  stems: readonly string[];
};

const yearOf = (text: string): number | undefined => {
  const year = /^(?:FY ?)?((?:19|20)\d{2})(?!\d)/.exec(text.trim())?.[1];
  return year === undefined ? undefined : Number(year);
};

type Dated = { year: number; value: number };

const between = (
  list: readonly Dated[],
  source: Change['source'],
  stems: readonly string[],
): Change[] =>
  list.flatMap((from) =>
    list
      .filter(({ year }) => year > from.year)
      .map(({ year, value }) => ({
        by: Math.abs(value - from.value),
        base: from.value,
        now: value,
        year,
        since: from.year,
        isLatest: list.every((other) => other.year <= year),
        source,
        stems,
      })),
  );

const words = (text: string): string[] => topicStems(text).filter((stem) => !/^\d/.test(stem));

/** "Callers | 604 | 733" under "2024 | 2025". */
const ofColumns = ({ head, rows }: Table): Change[] =>
  rows.flatMap(({ cells, source }) =>
    between(
      cells.flatMap(({ column, value }): Dated[] => {
        const year = yearOf(head[column] ?? '');
        return year === undefined ? [] : [{ year, value }];
      }),
      source,
      words(cells[0]?.name ?? ''),
    ),
  );

/** "2024 | 25,610" above "2025 | 28,315". */
const ofRows = ({ head, rows, title }: Table): Change[] => {
  const columns = new Set(rows.flatMap(({ cells }) => cells.map(({ column }) => column)));
  return [...columns].flatMap((column) => {
    const [first] = rows;
    if (!first) return [];
    const dated = rows.flatMap(({ cells }): Dated[] =>
      cells.flatMap((cell) => {
        const year = yearOf(cell.name);
        return cell.column === column && year !== undefined ? [{ year, value: cell.value }] : [];
      }),
    );
    return between(dated, first.source, words(`${head[column] ?? ''} ${title}`));
  });
};

/** How much more or less something is in one year than in another, where a table has both. */
export const changesInTables = (index: SourceIndex): Change[] =>
  tablesIn(index).flatMap((table) => [...ofColumns(table), ...ofRows(table)]);
