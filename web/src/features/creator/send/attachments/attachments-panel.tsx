import { limits, type AttachmentRow } from '@grantwright/shared/contract';
import {
  attachmentRows,
  isSameName,
  isSettled,
  statedAttachment,
} from '@grantwright/shared/submission';
import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { endpoints } from '../../../../lib/endpoints.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { Button } from '../../../../ui/button.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { color, space } from '../../../../ui/tokens.ts';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { AddAttachment } from './add-attachment.tsx';
import type { AttachmentChange } from './attachment-fields.tsx';
import { AttachmentItem } from './attachment-item.tsx';

type AttachmentsPanelProps = { state: CreatorState; dispatch: Dispatch<CreatorAction> };

/** Lists the forms and documents to attach, with their state, file and limits. */
export function AttachmentsPanel({ state, dispatch }: AttachmentsPanelProps) {
  const details = state.analysis?.details;
  const rows = attachmentRows(details, state.submission);
  const documents = useCompleteList(endpoints.listDocuments);
  const [removedAttachment, setRemoved] = useState<AttachmentRow>();
  // Until all pages are loaded, a missing file may still be on a later page.
  const documentList = documents.hasNextPage || documents.isError ? undefined : documents.items;
  const save = (attachments: AttachmentRow[]) =>
    dispatch({ type: 'submission-edited', change: { attachments } });
  const change = (row: AttachmentRow, edited: AttachmentChange) =>
    save(rows.map((one) => (one === row ? withChange(row, edited) : one)));
  const add = (row: AttachmentRow) => {
    setRemoved(undefined);
    save([...rows, row]);
  };
  const settled = rows.filter(isSettled).length;
  return (
    <Section
      id="attachments"
      title="Attachments"
      aside={
        rows.length > 0 && (
          <span>
            {settled} of {rows.length} ready
          </span>
        )
      }
      hint={rows.length === 0 && 'The analysis found none. Add what the funder asks for.'}
    >
      {documents.isError && (
        <QuietText>We couldn’t load your library, so files can’t be checked.</QuietText>
      )}
      {rows.length > 0 && (
        <List role="list">
          {rows.map((row) => (
            <AttachmentItem
              key={row.name}
              row={row}
              statedFile={statedAttachment(details, row.name)}
              documents={documentList}
              onChange={(edited) => change(row, edited)}
              onRemove={() => {
                setRemoved(row);
                save(rows.filter((one) => one !== row));
              }}
            />
          ))}
        </List>
      )}
      {removedAttachment && (
        <QuietText role="status">
          Removed “{removedAttachment.name}”.{' '}
          <Button variant="quiet" size="small" onClick={() => add(removedAttachment)}>
            Undo
          </Button>
        </QuietText>
      )}
      <AddAttachment
        validate={(name) => {
          if (rows.length >= limits.attachments) return 'The list is full.';
          return rows.some((row) => isSameName(row.name, name))
            ? 'This attachment is already in the list.'
            : undefined;
        }}
        onAdd={(name) => add({ name, required: false, state: 'open' })}
      />
    </Section>
  );
}

/** Applies a change and drops cleared fields. */
function withChange(row: AttachmentRow, change: AttachmentChange): AttachmentRow {
  const fields = Object.entries({ ...row, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as AttachmentRow;
}

const List = styled.ul`
  > li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.hairline};
  }
`;
