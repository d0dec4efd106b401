import { documentToText, detectTextDirection } from '@grantwright/shared/richtext';
import type { ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';
import type { EditorElement } from '../slate-types.ts';
import { TableScroll } from './sheet-style.ts';

const tags = {
  paragraph: 'p',
  'bulleted-list': 'ul',
  'numbered-list': 'ol',
  'list-item': 'li',
  'block-quote': 'blockquote',
  'table-row': 'tr',
} as const;

/** Renders an element of the document as its HTML element, both in the editor and read-only. */
export function elementToHtml(
  element: EditorElement,
  children: ReactNode,
  attributes?: RenderElementProps['attributes'],
) {
  if (element.type === 'table') {
    return (
      <TableScroll {...attributes}>
        <table>
          <tbody>{children}</tbody>
        </table>
      </TableScroll>
    );
  }
  if (element.type === 'link') {
    return (
      <a {...attributes} href={element.url} rel="noreferrer">
        {children}
      </a>
    );
  }
  const Tag = getTag(element);
  return (
    <Tag {...attributes} {...getDirection(element)}>
      {children}
    </Tag>
  );
}

function getTag(element: Exclude<EditorElement, { type: 'table' | 'link' }>) {
  if (element.type === 'heading') return `h${element.level}` as const;
  if (element.type === 'table-cell') return element.header ? 'th' : 'td';
  return tags[element.type];
}

/** Places bullets, numbers and the bar of a quote on the side where its text starts. */
function getDirection(element: EditorElement) {
  switch (element.type) {
    case 'bulleted-list':
    case 'numbered-list':
    case 'block-quote':
      return { dir: detectTextDirection(documentToText([element])) };
    default:
      return undefined;
  }
}
