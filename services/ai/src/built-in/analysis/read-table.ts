import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { asideOfPath } from './aside.ts';
import { joinDayAndTime } from './join-day-and-time.ts';
import { continued } from './continued-table.ts';
import type { ListPart, Place, Statement, TablePart } from './guidelines.ts';
import type { Lead } from './lead.ts';
import { listOfTable, pairsOfTable, tableOf } from './table.ts';

type Told = Omit<Statement, 'aside'>;
type Over = { at: Place; lead: Lead | undefined };
type Pair = ReturnType<typeof pairsOfTable>[number];
type Read = { list?: ListPart; table?: TablePart; told: Told[] };

const asList = (listed: { title?: string; items: string[] }, { at, lead }: Over): Read => {
  const title = listed.title ? squeeze(plain(listed.title)) : undefined;
  const inside = { ...at, path: title ? [...at.path, title] : at.path };
  const aside = asideOfPath(inside.path);
  const items = listed.items.map((quote) => ({
    ...inside,
    text: squeeze(plain(quote)),
    quote,
    depth: 0,
  }));
  return {
    list: { ...inside, items, ...(lead ? { lead } : {}), ...(aside ? { aside } : {}) },
    told: items.map(({ text, quote }) => ({ ...inside, text, quote, form: 'item' as const })),
  };
};

/** "June 26, 2020 11:59 PM Eastern Time" and nothing else but "(expected)". */
const isDayAlone = (text: string): boolean => {
  const [date, ...more] = findDates(text);
  if (date?.day === undefined || more.length > 0 || date.start > 12) return false;
  const rest = text.slice(date.end);
  return rest.length < (findTimes(rest).length > 0 ? 45 : 18);
};

/** A calendar with the day in front: what happens names the row, the day is its value. */
const dayLast = (rows: string[][], pair: Pair): Pair => {
  const { label = '', value = '' } = pair;
  const day = label.replace(/ - (?:event|step|stage|activity|milestone|action|what)s?$/i, '');
  if (day === label || !isDayAlone(day) || findDates(value).length > 0) return pair;
  const quote = rows.flat().find((cell) => squeeze(plain(cell)) === day);
  const event = value.replace(/[.:;]$/, '');
  return quote ? { text: `${event}: ${day}`, quote, label: event, value: day } : pair;
};

/** "Deadline for submitting proposals - Date or period" has the column's name only for the table's sake. */
const withoutColumn = (pair: Pair): Pair => {
  const label = pair.label?.replace(/ - dates? (?:or|and|\/) (?:periods?|times?)$/i, '');
  return label === undefined || label === pair.label
    ? pair
    : { ...pair, label, text: `${label}: ${pair.value ?? ''}` };
};

/** What a table says: a list, where it is one of a single column, else its rows as labels and values. */
export const readTable = (
  block: Extract<Block, { type: 'table' }>,
  over: Over,
  last: TablePart | undefined,
): Read => {
  const rows = joinDayAndTime(block.rows);
  const listed = listOfTable(rows);
  if (listed) return asList(listed, over);
  const { at, lead } = over;
  const table = continued(tableOf(rows), last, at.block, block.page);
  const aside = asideOfPath(at.path);
  return {
    table: {
      ...at,
      ...table,
      ...(lead ? { caption: lead.text } : {}),
      ...(aside ? { aside } : {}),
    },
    told: pairsOfTable(table)
      .map((pair) => withoutColumn(dayLast(rows, pair)))
      .map((pair) => ({
        ...at,
        ...(lead ? { lead: lead.text } : {}),
        ...pair,
        form: pair.text === pair.value ? ('sentence' as const) : ('pair' as const),
      })),
  };
};
