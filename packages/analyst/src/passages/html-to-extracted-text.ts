import type { Block, ExtractedText } from '@grantwright/shared/contract';
import {
  documentToText,
  htmlToDocument,
  type List,
  type RichBlock,
} from '@grantwright/shared/richtext';

/** Converts the HTML of an application to extracted text. */
export const htmlToExtractedText = (html: string): ExtractedText => ({
  source: 'html',
  blocks: html.trim() === '' ? [] : htmlToDocument(html).flatMap(toBlocks),
  notes: [],
});

function toBlocks(block: RichBlock): Block[] {
  switch (block.type) {
    case 'heading':
      return [{ type: 'heading', level: block.level, text: documentToText([block]) }];
    case 'table':
      return [
        {
          type: 'table',
          rows: block.children.map(({ children }) =>
            children.map((cell) => documentToText(cell.children)),
          ),
        },
      ];
    case 'bulleted-list':
    case 'numbered-list':
      return toItems(block, 0);
    default:
      return [{ type: 'paragraph', text: documentToText([block]) }];
  }
}

/** The maximum depth of list items in extracted text. */
const maxDepth = 8;

const toItems = ({ type, children }: List, depth: number): Block[] =>
  children.flatMap(({ children: [paragraph, ...nested] }) => [
    {
      type: 'item' as const,
      depth: Math.min(depth, maxDepth),
      ordered: type === 'numbered-list',
      text: documentToText([paragraph]),
    },
    ...nested.flatMap((list) => toItems(list, depth + 1)),
  ]);
