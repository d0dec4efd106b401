import type { Block, Reading } from '@grantwright/shared/contract';
import { plain } from '@grantwright/analyst';

/** A cell of so many lines, with sentences in it, is no cell: the table only lays out the page. */
const leastLines = 6;
const leastLength = 400;

const linesOf = (cell: string): string[] =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const tells = (cell: string): boolean =>
  cell.length >= leastLength &&
  linesOf(cell).length >= leastLines &&
  linesOf(cell).some((line) => /[.?!]$/.test(line) && /[.?!]\s./.test(plain(line)));

/** "Home", "Guidelines", "Contact" beside the text of a page lead to other pages. */
const isMenu = (cell: string): boolean =>
  linesOf(cell).length >= 3 &&
  linesOf(cell).every(
    (line) => line.length <= 30 && !/[.,;:]$/.test(line.replace(/\.[A-Z]\.$/i, '')),
  );

/** What the lines of a page are: a line in capitals titles, lines after a colon are its list. */
const blocksOf = (cell: string, page: number | undefined): Block[] => {
  const at = page === undefined ? {} : { page };
  let listing = false;
  return linesOf(cell).map((line): Block => {
    const text = plain(line);
    if (
      /\p{Lu}{2}/u.test(text) &&
      !/\p{Ll}/u.test(text) &&
      text.length <= 60 &&
      !/[.;]$/.test(text)
    ) {
      listing = false;
      return { type: 'heading', level: 3, text: line, ...at };
    }
    if (listing) {
      listing = /[;,]$/.test(text);
      return { type: 'item', depth: 0, ordered: false, text: line, ...at };
    }
    listing = /:$/.test(text);
    return { type: 'paragraph', text: line, ...at };
  });
};

/** The reading without tables that only lay out a page: their text stands line by line. */
export const flattenLayout = (reading: Reading): Reading =>
  reading.blocks.some((block) => block.type === 'table' && block.rows.flat().some(tells))
    ? {
        ...reading,
        blocks: reading.blocks.flatMap((block): Block[] =>
          block.type === 'table' && block.rows.flat().some(tells)
            ? block.rows
                .flat()
                .filter((cell) => !isMenu(cell))
                .flatMap((cell) => blocksOf(cell, block.page))
            : [block],
        ),
      }
    : reading;
