import type { Guidelines } from '../guidelines.ts';

/** The first lines of a paper: what it calls itself. */
export const headOf = ({ reading }: Guidelines): string =>
  [
    reading.title ?? '',
    ...reading.blocks
      .slice(0, 4)
      .flatMap((block) => (block.type === 'table' || block.text.length > 120 ? [] : [block.text])),
    // Boxes for the office's use may stand over the title of a form.
    ...reading.blocks
      .slice(4, 12)
      .flatMap((block) => (block.type === 'heading' && block.level === 1 ? [block.text] : []))
      .slice(0, 2),
  ].join('\n');
