import type { ReviewComment } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { formatDateTime } from '../../lib/format.ts';
import { QuietText } from '../../ui/quiet-text.ts';
import { color, font, space } from '../../ui/tokens.ts';

/** A comment with the words it refers to, its author and its time. */
export function CommentText({ comment }: { comment: ReviewComment }) {
  const { anchor, author, createdAt, resolvedAt, text } = comment;
  return (
    <Box>
      <Quote quote={anchor.quote || anchor.section} />
      <p dir="auto">{text}</p>
      <QuietText>
        <span dir="auto">{author}</span> · {formatDateTime(createdAt)}
        {resolvedAt && <strong> · Resolved</strong>}
      </QuietText>
    </Box>
  );
}

export const Quote = ({ quote }: { quote: string }) =>
  quote && <QuotedText dir="auto">{quote}</QuotedText>;

const QuotedText = styled.blockquote`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.hairline};
  color: ${color.inkSoft};
  font-family: ${font.serif};
`;
const Box = styled.div`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
  > p:first-of-type {
    white-space: pre-wrap;
  }
`;
