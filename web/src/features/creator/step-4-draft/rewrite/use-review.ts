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
  /** Called when the user accepts or dismisses the changes, but not when the review is merely closed. */
  onDecided?: (isAccepted: boolean) => void;
};

type OpenReview = Proposal & {
  /** The index of the section's heading, or its name. */
  where: number | string;
  document: RichDocument;
  /** Whether the text has changed since the first proposal. */
  isRenewed: boolean;
};

/** Manages the proposed version of a section under review and applies its changes to the text. */
export function useReview(editor: RefObject<EditorHandle | null>) {
  const [review, setReview] = useState<OpenReview>();
  const lastChange = useRef<number>(undefined);

  // The editor can keep the focus only once the dialog has closed.
  useEffect(() => {
    if (review || lastChange.current === undefined) return;
    editor.current?.goToBlock(lastChange.current);
    lastChange.current = undefined;
  }, [review, editor]);

  const show = (proposal: Proposal, where: number | string, isRenewed: boolean) => {
    const document = editor.current?.document();
    if (document) setReview({ ...proposal, where, document, isRenewed });
  };

  return {
    openReview: review,
    open: (proposal: Proposal, where: number | string) => show(proposal, where, false),
    /** Proposes sentences to remove from a section. */
    shorten: (where: number | string) => show({ mode: 'shorten' }, where, false),
    close: () => setReview(undefined),
    dismiss() {
      review?.onDecided?.(false);
      setReview(undefined);
    },
    /** Applies the accepted changes, or creates a new proposal if the section has changed since the review began. */
    accept({ start, heading: name, blocks }: SectionToRewrite, after: RichDocument) {
      if (!review || !editor.current) return;
      // Include the heading so that an empty section is recognized, too.
      const heading = review.document.slice(start - 1, start);
      const currentBlocks = [...heading, ...blocks];
      if (!editor.current.replaceBlocks(start - 1, currentBlocks, [...heading, ...after])) {
        show(review, findHeading(editor.current.document(), name, start - 1), true);
        return;
      }
      lastChange.current = start - 1;
      review.onDecided?.(true);
      setReview(undefined);
      notify.success('Section changed', 'You can undo it in the text.');
    },
  };
}

export type Review = ReturnType<typeof useReview>;
