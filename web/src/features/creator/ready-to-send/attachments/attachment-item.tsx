import type { Attachment, AttachmentRow, LibraryDocument } from '@grantwright/shared/contract';
import { findAttachmentProblems, isSettled } from '@grantwright/shared/submission';
import { useState } from 'react';
import styled from 'styled-components';
import { formatCalendarDate, pluralize } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { StateControl } from '../../requirements/checklist/state-control.tsx';
import { getDocumentLabel } from '../../text/document-labels.ts';
import { describeAttachment } from '../../text/attachment-text.ts';
import { ExpandableQuote } from '../../requirements/expandable-quote.tsx';
import { AttachmentFields, type AttachmentChange } from './attachment-fields.tsx';

type AttachmentItemProps = {
  row: AttachmentRow;
  /** The funder's requirement; undefined if the applicant added the attachment. */
  statedFile: Attachment | undefined;
  /** Undefined until the library is loaded. */
  documents: readonly LibraryDocument[] | undefined;
  onChange: (change: AttachmentChange) => void;
  onRemove: () => void;
};

/** A single attachment whose details expand in place. */
export function AttachmentItem(props: AttachmentItemProps) {
  const { row, statedFile, documents, onChange, onRemove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const document = documents?.find(({ id }) => id === row.documentId);
  const problems = findAttachmentProblems(row, statedFile, documents);
  const state = row.state === 'ready' ? 'done' : isSettled(row) ? row.state : 'open';
  return (
    <li>
      <StateControl
        name={row.name}
        state={state}
        reason={row.reason}
        onChange={({ state: next, reason }) =>
          onChange({ state: next === 'done' ? 'ready' : next, reason })
        }
      >
        <ExpandableQuote quote={statedFile?.quote} page={statedFile?.page} file={statedFile?.file}>
          {row.name}
          <Details>{statedFile ? describeAttachment(statedFile) : 'Added by you'}</Details>
        </ExpandableQuote>
        {[...getFacts(row), document && getDocumentLabel(document)].filter(Boolean).map((fact) => (
          <Details key={fact} dir="auto">
            {fact}
          </Details>
        ))}
        {problems.map(({ kind, text }) => (
          <FieldError key={kind}>{text}</FieldError>
        ))}
        <Buttons>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            File and details<VisuallyHidden>: {row.name}</VisuallyHidden>
          </Button>
          {!statedFile && (
            <Button variant="quiet" size="small" onClick={onRemove}>
              Remove<VisuallyHidden>: {row.name}</VisuallyHidden>
            </Button>
          )}
        </Buttons>
      </StateControl>
      {isOpen && <AttachmentFields {...{ row, documents, onChange }} />}
    </li>
  );
}

function getFacts({ owner, due, pages, isCounted }: AttachmentRow): (string | undefined)[] {
  const person = [owner, due && `by ${formatCalendarDate(due)}`].filter(Boolean).join(', ');
  const length = pages && `${pluralize(pages, 'page')}${isCounted ? ' that count' : ''}`;
  return [person || undefined, length || undefined];
}

const Details = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-left: -12px;
  @media print {
    display: none;
  }
`;
