import type { RewriteMode } from '@grantwright/shared/contract';
import type { RichDocument } from '@grantwright/shared/richtext';
import type { SectionToRewrite } from '@grantwright/shared/submission';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { notify } from '../../../../ui/notify.ts';
import { findHeading } from './find-heading.ts';

export type Proposal = {
  mode: RewriteMode;
  /** Absent if the browser creates the new version by removing sentences. */
  rewritten?: {
    blocks: RichDocument;
    /** Unsupported facts. */
    unsupported: readonly string[];
  };
  /** Called when the user accepts or dismisses the changes, but not when the dialog is merely closed. */
  onDecided?: (isAccepted: boolean) => void;
};

type OpenProposal = Proposal & {
  /** The index of the section's heading, or its name. */
  where: number | string;
  document: RichDocument;
  /** Whether the text has changed since the first proposal. */
  isRenewed: boolean;
};

/** Manages the proposed version of a section and applies its changes to the text. */
export function useProposal(editor: RefObject<EditorHandle | null>) {
  const [openProposal, setOpenProposal] = useState<OpenProposal>();
  const lastChange = useRef<number>(undefined);

  // The editor can keep focus only once the dialog has closed.
  useEffect(() => {
    if (openProposal || lastChange.current === undefined) return;
    editor.current?.goToBlock(lastChange.current);
    lastChange.current = undefined;
  }, [openProposal, editor]);

  const show = (proposal: Proposal, where: number | string, isRenewed: boolean) => {
    const document = editor.current?.getDocument();
    if (document) setOpenProposal({ ...proposal, where, document, isRenewed });
  };

  return {
    openProposal,
    open: (proposal: Proposal, where: number | string) => show(proposal, where, false),
    /** Proposes sentences to remove from a section. */
    shorten: (where: number | string) => show({ mode: 'shorten' }, where, false),
    close: () => setOpenProposal(undefined),
    dismiss() {
      openProposal?.onDecided?.(false);
      setOpenProposal(undefined);
    },
    /** Applies the accepted changes, or creates a new proposal if the section has changed since then. */
    accept({ start, heading: name, blocks }: SectionToRewrite, after: RichDocument) {
      if (!openProposal || !editor.current) return;
      // Include the heading so that an empty section is recognized, too.
      const heading = openProposal.document.slice(start - 1, start);
      const currentBlocks = [...heading, ...blocks];
      if (!editor.current.replaceBlocks(start - 1, currentBlocks, [...heading, ...after])) {
        show(openProposal, findHeading(editor.current.getDocument(), name, start - 1), true);
        return;
      }
      lastChange.current = start - 1;
      openProposal.onDecided?.(true);
      setOpenProposal(undefined);
      notify.success('Section changed', 'You can undo it in the text.');
    },
  };
}

export type ProposalState = ReturnType<typeof useProposal>;
