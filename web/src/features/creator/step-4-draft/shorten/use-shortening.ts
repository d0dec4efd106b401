import type { RichDocument } from '@grantwright/shared/richtext';
import type { Removal, SectionToShorten } from '@grantwright/shared/submission';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';

type Opened = {
  section: string;
  /** The text that the cuts are proposed for. */
  document: RichDocument;
  /** The text has changed since the first proposal. */
  isRenewed: boolean;
};

/** The section that the user is shortening, and the cuts in the editor. */
export function useShortening(editor: RefObject<EditorHandle | null>) {
  const [opened, setOpened] = useState<Opened>();
  const cutAt = useRef<number>(undefined);

  // Only once the dialog is gone does the editor keep the focus.
  useEffect(() => {
    if (opened || cutAt.current === undefined) return;
    editor.current?.goToBlock(cutAt.current);
    cutAt.current = undefined;
  }, [opened, editor]);

  const propose = (section: string, isRenewed: boolean) => {
    const document = editor.current?.document();
    if (document) setOpened({ section, document, isRenewed });
  };

  return {
    opened,
    open: (section: string) => propose(section, false),
    close: () => setOpened(undefined),
    cut({ heading, start, blocks }: SectionToShorten, removals: readonly Removal[]) {
      if (!editor.current?.removeParts(start, blocks, removals)) {
        propose(heading, true);
        return;
      }
      cutAt.current = start - 1;
      setOpened(undefined);
    },
  };
}
