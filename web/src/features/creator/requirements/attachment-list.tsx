import type { Attachment } from '@grantwright/shared/contract';
import styled from 'styled-components';
import { color, size } from '../../../ui/tokens.ts';
import { ExpandableQuote } from './expandable-quote.tsx';
import { describeAttachment } from '../text/attachment-text.ts';

/** Lists the forms and documents to attach, in the funder's order. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <List role="list">
      {attachments.map((attachment, index) => (
        <li key={index}>
          <ExpandableQuote quote={attachment.quote} page={attachment.page} file={attachment.file}>
            {attachment.name}
            <Details>{describeAttachment(attachment)}</Details>
          </ExpandableQuote>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
`;
const Details = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
