import type { AttachmentRow } from '@grantwright/shared/contract';
import { listAttachmentRows, editAttachments } from '@grantwright/shared/submission';
import { useState, type Dispatch } from 'react';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import type { AttachmentChange } from './attachment-fields.tsx';

/** Edits the attachments of the application. The attachment removed last can be added again. */
export function useAttachmentRows(state: CreatorState, dispatch: Dispatch<CreatorAction>) {
  const { analysis, submission } = state;
  const rows = listAttachmentRows(analysis?.details, submission);
  const [removed, setRemoved] = useState<AttachmentRow>();
  const save = (edited: AttachmentRow[]) => {
    const attachments = editAttachments(analysis?.details, edited, submission);
    dispatch({ type: 'submission-edited', change: { attachments } });
  };
  return {
    rows,
    removed,
    add(row: AttachmentRow) {
      setRemoved(undefined);
      save([...rows, row]);
    },
    change: (row: AttachmentRow, change: AttachmentChange) =>
      save(rows.map((one) => (one === row ? withChange(row, change) : one))),
    remove(row: AttachmentRow) {
      setRemoved(row);
      save(rows.filter((one) => one !== row));
    },
  };
}

/** Applies a change and drops cleared fields. */
function withChange(row: AttachmentRow, change: AttachmentChange): AttachmentRow {
  const fields = Object.entries({ ...row, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as AttachmentRow;
}
