import { textDirection } from '@grantwright/shared/richtext';
import { Node } from 'slate';
import type { RenderElementProps } from 'slate-react';
import { TableScroll } from './sheet-style.ts';

/** Renders a document element as its HTML element, with the text direction of its first letter. */
export function renderElement({ attributes, children, element }: RenderElementProps) {
  switch (element.type) {
    case 'heading': {
      const Tag = `h${element.level}` as const;
      return <Tag {...attributes}>{children}</Tag>;
    }
    case 'bulleted-list':
      return (
        <ul {...attributes} dir={textDirection(Node.string(element))}>
          {children}
        </ul>
      );
    case 'numbered-list':
      return (
        <ol {...attributes} dir={textDirection(Node.string(element))}>
          {children}
        </ol>
      );
    case 'list-item':
      return <li {...attributes}>{children}</li>;
    case 'block-quote':
      return (
        <blockquote {...attributes} dir={textDirection(Node.string(element))}>
          {children}
        </blockquote>
      );
    case 'table':
      return (
        <TableScroll {...attributes}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </TableScroll>
      );
    case 'table-row':
      return <tr {...attributes}>{children}</tr>;
    case 'table-cell': {
      const Tag = element.header ? 'th' : 'td';
      return <Tag {...attributes}>{children}</Tag>;
    }
    case 'link':
      return (
        <a {...attributes} href={element.url} rel="noreferrer">
          {children}
        </a>
      );
    default:
      return <p {...attributes}>{children}</p>;
  }
}
