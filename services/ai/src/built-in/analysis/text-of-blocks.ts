import type { Block } from '@grantwright/shared/contract';
import { plain } from '@grantwright/analyst';

/** The words of a document, a block a line. */
export const textOf = (blocks: Block[]): string =>
  blocks
    .map((block) =>
      plain(
        block.type === 'table' ? block.rows.map((row) => row.join(' ')).join('\n') : block.text,
      ),
    )
    .join('\n');
