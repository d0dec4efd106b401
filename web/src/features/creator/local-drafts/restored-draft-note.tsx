import { History, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDateTime } from '../../../lib/format.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { color, size, space } from '../../../ui/tokens.ts';
import { useAnnouncement } from '../../../ui/announce.ts';

type RestoredDraftNoteProps = { storedAt: number; onDiscard: () => void; onClose: () => void };

/** Informs the user that unsaved changes were restored and offers to discard them. */
export function RestoredDraftNote({ storedAt, onDiscard, onClose }: RestoredDraftNoteProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const message = `We restored your unsaved changes from ${formatDateTime(storedAt)}.`;
  useAnnouncement(message);
  return (
    <NoteBar>
      <History size={16} />
      <span>{message}</span>
      <Button variant="quiet" size="small" onClick={() => setIsConfirming(true)}>
        Discard
      </Button>
      <IconButton label="Dismiss" onClick={onClose}>
        <X size={16} />
      </IconButton>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title="Discard restored changes?"
        confirm="Discard"
        onConfirm={onDiscard}
      >
        This removes what you typed since your last save. Your saved work won’t change.
      </AlertDialog>
    </NoteBar>
  );
}

export const NoteBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[1]} ${space[4]};
  border-bottom: 1px solid ${color.hairline};
  color: ${color.inkSoft};
  font-size: ${size.small};
  > :not(span) {
    flex-shrink: 0;
  }
`;
