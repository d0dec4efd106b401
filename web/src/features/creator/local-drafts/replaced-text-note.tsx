import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { RichTextView } from '../../../editor/view/rich-text-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAnnouncement } from '../../../ui/announce.ts';
import { NoteBar } from './restored-draft-note.tsx';
import type { ReplacedText } from './use-replaced-text.ts';

type ReplacedTextNoteProps = {
  replacedText: ReplacedText;
  onSwap: () => void;
  onDiscard: () => void;
};

/** Offers to view, restore or discard text replaced by another version. */
export function ReplacedTextNote({ replacedText, onSwap, onDiscard }: ReplacedTextNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const message = `${replacedText.label} is kept in this browser.`;
  useAnnouncement(message);
  return (
    <NoteBar>
      <FileStack size={16} />
      <span>{message}</span>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        View
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        wide
        title={replacedText.label}
        footer={
          <>
            <Button
              onClick={() => {
                setIsOpen(false);
                onDiscard();
              }}
            >
              Discard
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                setIsOpen(false);
                onSwap();
              }}
            >
              Use this text
            </Button>
          </>
        }
      >
        <RichTextView document={replacedText.document} />
      </Dialog>
    </NoteBar>
  );
}
