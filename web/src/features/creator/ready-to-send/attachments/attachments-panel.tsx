import { limits, type AttachmentRow } from '@grantwright/shared/contract';
import { isSameText, isSettled, findStatedAttachment } from '@grantwright/shared/submission';
import type { Dispatch } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { color, space } from '../../../../ui/tokens.ts';
import { AddItemForm } from '../../layout/add-item.tsx';
import { Section } from '../../layout/section.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { AttachmentItem } from './attachment-item.tsx';
import { useAttachmentRows } from './use-attachment-rows.ts';
import { useLibraryFiles } from './use-library-files.ts';

type AttachmentsPanelProps = { state: CreatorState; dispatch: Dispatch<CreatorAction> };

/** Lists the forms and documents to attach, with their state, file and limits. */
export function AttachmentsPanel({ state, dispatch }: AttachmentsPanelProps) {
  const { rows, add, change, remove, removed } = useAttachmentRows(state, dispatch);
  const library = useLibraryFiles();
  return (
    <Section
      id="attachments"
      title="Attachments"
      aside={rows.length > 0 && <span>{describeProgress(rows)}</span>}
      hint={rows.length === 0 && 'The analysis found none. Add what the funder asks for.'}
    >
      {library.isError && (
        <QuietText>We couldn’t load your library, so files can’t be checked.</QuietText>
      )}
      {rows.length > 0 && (
        <List role="list">
          {rows.map((row) => (
            <AttachmentItem
              key={row.name}
              row={row}
              statedFile={findStatedAttachment(state.analysis?.details, row.name)}
              documents={library.files}
              onChange={(edited) => change(row, edited)}
              onRemove={() => remove(row)}
            />
          ))}
        </List>
      )}
      {removed && (
        <QuietText role="status">
          Removed “{removed.name}”.{' '}
          <Button variant="quiet" size="small" onClick={() => add(removed)}>
            Undo
          </Button>
        </QuietText>
      )}
      <AddItemForm
        label="Another attachment"
        placeholder="For example, a letter of support"
        action="Add an attachment"
        validate={(name) => validateName(rows, name)}
        onAdd={(name) => add({ name, required: false, state: 'open' })}
      />
    </Section>
  );
}

const describeProgress = (rows: readonly AttachmentRow[]): string =>
  `${rows.filter(isSettled).length} of ${rows.length} ready`;

function validateName(rows: readonly AttachmentRow[], name: string): string | undefined {
  if (rows.length >= limits.attachments) return 'The list is full.';
  const isListed = rows.some((row) => isSameText(row.name, name));
  return isListed ? 'This attachment is already in the list.' : undefined;
}

const List = styled.ul`
  > li {
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.hairline};
  }
`;
