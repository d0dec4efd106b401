import type { RichDocument } from '@grantwright/shared/richtext';

/** Writes the text of a section as a portal should receive it, independently of the product. */
export function writePortalText(blocks: RichDocument): string {
  type Node = { type?: string; text?: string; children?: Node[] };
  const plain = ({ text, children = [] }: Node): string => text ?? children.map(plain).join('');
  const listItems = ({ type, children = [] }: Node, indent: string): string[] =>
    children.flatMap(({ children: [paragraph = {}, ...nested] = [] }, index) => [
      `${indent}${type === 'numbered-list' ? `${index + 1}.` : '-'} ${plain(paragraph)}`,
      ...nested.flatMap((list) => listItems(list, `${indent}  `)),
    ]);
  const rowLine = ({ children = [] }: Node): string => {
    const cells = children.map(({ children: parts = [] }) => parts.map(plain).join(' ').trim());
    const isPair = cells.length === 2 && cells.every((cell) => cell !== '');
    return cells.map((cell) => cell.replaceAll('\n', ' ')).join(isPair ? ': ' : ' | ');
  };
  const lines = (blocks as Node[]).flatMap((block) => {
    if (block.type?.endsWith('-list')) return listItems(block, '');
    if (block.type === 'table') return block.children?.map(rowLine) ?? [];
    return block.type === 'block-quote' ? (block.children?.map(plain) ?? []) : [plain(block)];
  });
  return lines
    .join('\n')
    .trim()
    .replace(/[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/(?!\u200D)\p{Cf}/gu, '');
}
