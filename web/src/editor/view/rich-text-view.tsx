import {
  documentText,
  textDirection,
  type Inline,
  type ListItem,
  type RichBlock,
  type RichDocument,
} from '@grantwright/shared/richtext';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { parseGaps } from '../gaps/parse-gaps.ts';
import { documentTypography, GapText, TableScroll } from './sheet-style.ts';

export const DocumentText = styled.div`
  ${documentTypography}
`;

/** Renders a document read-only, styled as in the editor. */
export function RichTextView({ document }: { document: RichDocument }) {
  return <DocumentText>{blocks(document)}</DocumentText>;
}

const blocks = (content: RichBlock[]): ReactNode =>
  content.map((block, index) => <Fragment key={index}>{blockView(block)}</Fragment>);

function blockView(block: RichBlock): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Tag = `h${block.level}` as const;
      return <Tag>{inlines(block.children)}</Tag>;
    }
    case 'bulleted-list':
      return <ul dir={textDirection(documentText([block]))}>{items(block.children)}</ul>;
    case 'numbered-list':
      return <ol dir={textDirection(documentText([block]))}>{items(block.children)}</ol>;
    case 'block-quote':
      return (
        <blockquote dir={textDirection(documentText([block]))}>{blocks(block.children)}</blockquote>
      );
    case 'table':
      return (
        <TableScroll>
          <table>
            <tbody>
              {block.children.map((row, index) => (
                <tr key={index}>
                  {row.children.map(({ header, children }, index) => {
                    const Tag = header ? 'th' : 'td';
                    return <Tag key={index}>{blocks(children)}</Tag>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      );
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
  }
}

const items = (content: ListItem[]): ReactNode =>
  content.map((item, index) => <li key={index}>{blocks(item.children)}</li>);

const inlines = (content: Inline[]): ReactNode =>
  content.map((inline, index) => {
    if ('type' in inline) {
      return (
        <a key={index} href={inline.url} rel="noreferrer">
          {inlines(inline.children)}
        </a>
      );
    }
    let content: ReactNode = withGaps(inline.text);
    if (inline.bold) content = <strong>{content}</strong>;
    if (inline.italic) content = <em>{content}</em>;
    if (inline.underline) content = <u>{content}</u>;
    return <Fragment key={index}>{content}</Fragment>;
  });

/** Highlights gaps as the editor does. */
function withGaps(text: string): ReactNode {
  const marks = parseGaps(text);
  if (marks.length === 0) return text;
  let end = 0;
  const parts = marks.flatMap((mark) => {
    const before = text.slice(end, mark.start);
    end = mark.end;
    return [
      before,
      <GapText key={mark.start} data-gap="question">
        {mark.question}
      </GapText>,
    ];
  });
  return [...parts, text.slice(end)];
}
