import type { BlockStyle } from '../blocks/set-block.ts';

export const blockStyles: Array<{ style: BlockStyle; name: string }> = [
  { style: 'paragraph', name: 'Text' },
  { style: 1, name: 'Heading 1' },
  { style: 2, name: 'Heading 2' },
  { style: 3, name: 'Heading 3' },
];
