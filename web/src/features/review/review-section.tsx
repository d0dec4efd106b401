import type { ReviewComment } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { RichTextView } from '../../editor/view/rich-text-view.tsx';
import { CommentText } from '../../domain/review/comment-text.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionTitle } from '../../ui/page.tsx';
import { color, space } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.ts';
import { partAttribute } from './selected-anchor.ts';

type ReviewSectionProps = {
  index: number;
  /** Empty for the text before the first heading. */
  heading: string;
  blocks: RichDocument;
  comments: ReviewComment[];
  /** Absent if the section shows only comments, without text. */
  onComment?: (button: HTMLButtonElement) => void;
  form?: ReactNode;
};

/** A section of the text, with its comments and a form for adding a comment. */
export function ReviewSection(props: ReviewSectionProps) {
  const { index, heading, blocks, comments, onComment, form } = props;
  return (
    <Part>
      {onComment ? (
        <div {...{ [partAttribute]: index }}>
          <RichTextView document={blocks} />
        </div>
      ) : (
        <SectionTitle>{heading}</SectionTitle>
      )}
      {comments.length > 0 && (
        <List role="list" aria-label={`Comments: ${heading || 'beginning'}`}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentText comment={comment} />
            </li>
          ))}
        </List>
      )}
      {onComment && (
        <div>
          <Button size="small" onClick={({ currentTarget }) => onComment(currentTarget)}>
            Comment on this section<VisuallyHidden>: {heading || 'beginning'}</VisuallyHidden>
          </Button>
        </div>
      )}
      {form}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin-top: ${space[6]};
`;
const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  background: ${color.sunken};
  && {
    padding: ${space[4]};
  }
`;
