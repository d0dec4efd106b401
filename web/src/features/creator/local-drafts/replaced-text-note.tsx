import { createEmptyDocument } from '@grantwright/shared/richtext';
import { getTextRecords } from '@grantwright/shared/submission';
import { FileStack } from 'lucide-react';
import { useState } from 'react';
import { RichTextView } from '../../../editor/view/rich-text-view.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAnnouncement } from '../../../ui/announce.ts';
import type { useCreatorState } from '../state/use-creator-state.ts';
import { withEarlierText } from '../versions/with-earlier-text.ts';
import { NoteBar } from './restored-draft-note.tsx';
import type { ReplacedText } from './use-replaced-text.ts';

type ReplacedTextNoteProps = {
  replacedText: ReplacedText;
  creator: ReturnType<typeof useCreatorState>;
  /** Called with the text to keep instead, if any. */
  onReplace: (text: ReplacedText | undefined) => void;
};

/** Offers to view, restore or discard text replaced by another version. */
export function ReplacedTextNote({ replacedText, creator, onReplace }: ReplacedTextNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const message = `${replacedText.label} is kept in this browser.`;
  useAnnouncement(message);
  const swap = () => {
    const before = creator.getCurrent();
    const document = before.document ?? createEmptyDocument();
    creator.dispatch({
      type: 'changed',
      change: (state) => withEarlierText(state, replacedText),
    });
    onReplace({ document, textRecords: getTextRecords(before), label: 'The other version' });
  };
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
                onReplace(undefined);
              }}
            >
              Discard
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                setIsOpen(false);
                swap();
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
