import type { PageContent, Row } from '../../page-model.ts';
import { getRowText, groupIntoRows } from './build-rows.ts';
import type { RowTest } from './running-heads.ts';

const heading = /^(table of )?contents$/i;

/** Minimum number of entries in a table of contents with leaders or ascending page numbers. */
const minEntries = { withLeader: 3, underTitle: 3, withoutTitle: 6 };
/** Minimum fraction of rows ending with a page number. */
const minNumbered = 0.5;
/** How far printed page numbers may exceed the page count, as in a file without a cover page. */
const uncountedPages = 5;

type Entry = { row: Row; number: number | undefined; leader: boolean };

/** Finds the rows of a table of contents, which consist of a title and a page number. */
export function findTableOfContents(page: PageContent, pages: number): RowTest {
  const rows = groupIntoRows(page);
  const entries = rows.map((row) => parseEntry(row));
  const hasTitle = rows.some((row) => heading.test(getRowText(row)));
  const numbered = entries.filter(
    (entry): entry is Entry & { number: number } =>
      entry.number !== undefined && entry.number <= pages + uncountedPages,
  );
  const withLeader = entries.filter((entry) => entry.leader);
  const isRising = numbered.every(
    (entry, index) => index === 0 || entry.number >= (numbered[index - 1]?.number ?? 0) - 1,
  );
  const isContents =
    withLeader.length >= minEntries.withLeader ||
    (numbered.length >= (hasTitle ? minEntries.underTitle : minEntries.withoutTitle) &&
      isRising &&
      numbered.length > rows.length * minNumbered);
  if (!isContents) return () => false;
  const listed = new Set([...numbered, ...withLeader].map(({ row }) => row));
  const isHeading = (row: Row) => heading.test(getRowText(row));
  /** The first line of a two-line entry lacks a page number. */
  const isFirstLine = (_: Row, index: number) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    return (
      before !== undefined &&
      after !== undefined &&
      listed.has(after) &&
      (listed.has(before) || isHeading(before))
    );
  };
  const contents = rows.filter(
    (row, index) => listed.has(row) || isHeading(row) || isFirstLine(row, index),
  );
  // rules split the rows of a page into other fragments, but not into other lines
  const positions = new Set(contents.map(({ y }) => y));
  return ({ y }) => positions.has(y);
}

function parseEntry(row: Row): Entry {
  const last = row.fragments.at(-1);
  const endsWithNumber =
    row.fragments.length >= 2 && last !== undefined && /^(\d{1,3}|[ivxlc]{1,6})$/i.test(last.text);
  const number = endsWithNumber && /^\d+$/.test(last.text) ? Number(last.text) : undefined;
  return { row, number, leader: hasLeader(getRowText(row)) };
}

/** Whether a row has a leader ("Eligibility . . . . 4"): dots, or a line or ellipsis before a number. */
function hasLeader(text: string): boolean {
  const title = text.replace(/(?:\d{1,3}|[ivxlc]{1,6})$/i, '').trimEnd();
  const tail = title.slice(-leaderLength).replace(/\s/g, '');
  const isNumbered = /\d$/.test(text);
  return tail.endsWith('....') || (isNumbered && (tail.endsWith('____') || tail.endsWith('…')));
}

/** Four dots, each followed by a space. */
const leaderLength = 8;
