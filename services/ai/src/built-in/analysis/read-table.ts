import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '../../text/normalize.ts';
import { asideOfPath } from './aside.ts';
import { continued } from './continued-table.ts';
import type { ListPart, Place, Statement, TablePart } from './guidelines.ts';
import type { Lead } from './lead.ts';
import { listOfTable, pairsOfTable, tableOf } from './table.ts';

type Told = Omit<Statement, 'aside'>;
type Over = { at: Place; lead: Lead | undefined };
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

/** What a table says: a list, where it is one of a single column, else its rows as labels and values. */
export const readTable = (
  block: Extract<Block, { type: 'table' }>,
  over: Over,
  last: TablePart | undefined,
): Read => {
  const listed = listOfTable(block.rows);
  if (listed) return asList(listed, over);
  const { at, lead } = over;
  const table = continued(tableOf(block.rows), last, at.block, block.page);
  const aside = asideOfPath(at.path);
  return {
    table: {
      ...at,
      ...table,
      ...(lead ? { caption: lead.text } : {}),
      ...(aside ? { aside } : {}),
    },
    told: pairsOfTable(table).map((pair) => ({
      ...at,
      ...(lead ? { lead: lead.text } : {}),
      ...pair,
      form: pair.text === pair.value ? ('sentence' as const) : ('pair' as const),
    })),
  };
};
