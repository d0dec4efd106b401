import type { Block, Reading } from '@grantwright/shared/contract';
import { plain } from '@grantwright/analyst';

const linesOf = (block: Block): string[] =>
  (block.type === 'table' ? block.rows.flat() : [block.text]).flatMap((text) =>
    text.split('\n').map((line) => plain(line).trim()),
  );

const sentenceLong = 60;

/** "At Elm Foundation, we believe": however it is spelt, so short a word there is none of the name. */
const beforeWe =
  /(?<=^|[.!?]\s)\p{Lu}\p{Ll} (?=(?:\p{Lu}[\p{L}&'-]* ){1,6}?\p{Lu}[\p{L}'-]*, we\b)/gmu;

/** What is told in running text: every block one a line, of tables the cells that hold sentences. */
export const proseOf = ({ blocks }: Reading): string =>
  blocks
    .map((block) =>
      block.type === 'table'
        ? linesOf(block)
            .filter((line) => line.length > sentenceLong)
            .join('\n')
        : plain(block.text),
    )
    .join('\n')
    .replace(beforeWe, '');

const endsOpen = /\b(?:and|of|for|the|&|,)$/i;
const longestHead = 80;

/** The first lines of a paper, those of a table that holds its letterhead too. */
export const headLines = ({ blocks }: Reading): string[] =>
  blocks
    .slice(0, 8)
    .filter((block, index) => block.type !== 'table' || index === 0)
    .flatMap(linesOf)
    .filter((line) => line !== '')
    .reduce<string[]>((lines, line) => {
      const last = lines.at(-1);
      // "COUNCIL FOR SCIENCE AND" goes on in the line below.
      if (last !== undefined && last.length <= longestHead && endsOpen.test(last))
        return [...lines.slice(0, -1), `${last} ${line}`];
      return [...lines, line];
    }, [])
    .slice(0, 10);

/** The last lines, and what the foot of the page says. */
export const footLines = ({ blocks, imprint }: Reading): string[] =>
  [...blocks.slice(-8), ...(imprint ?? [])].flatMap(linesOf).filter((line) => line !== '');
