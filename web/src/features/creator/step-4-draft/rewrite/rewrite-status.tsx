import { useState, type RefObject } from 'react';
import styled from 'styled-components';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { color, space } from '../../../../ui/tokens.ts';
import type { OutlineEntry } from '../outline/outline-entry.ts';
import { TextButton } from '../outline/text-button.ts';
import type { RewriteDialogProps } from './rewrite-dialog.tsx';
import type { RewritingState } from './use-rewriting.ts';

const RewriteDialog = lazyWithRetry(
  async () => (await import('./rewrite-dialog.tsx')).RewriteDialog,
);

type RewriteStatusProps = Pick<RewriteDialogProps, 'state' | 'pages'> & {
  editor: RefObject<EditorHandle | null>;
  /** The section containing the caret. */
  section: OutlineEntry | undefined;
  rewriting: RewritingState;
};

/** Offers to rewrite the current section and shows the progress. */
export function RewriteStatus({ section, rewriting, editor, ...given }: RewriteStatusProps) {
  const [openedDialog, setOpenedDialog] =
    useState<Pick<RewriteDialogProps, 'start' | 'document'>>();
  const close = () => setOpenedDialog(undefined);
  const start = section?.start;
  if (rewriting.isWorking) {
    return (
      <Row>
        <Spinner /> Rewriting...
        <TextButton type="button" data-fixed onClick={rewriting.cancel}>
          Cancel
        </TextButton>
      </Row>
    );
  }
  if (rewriting.isReady) {
    return (
      <Row>
        <TextButton type="button" data-fixed onClick={rewriting.open}>
          Review the new version
        </TextButton>
      </Row>
    );
  }
  return (
    <>
      {start !== undefined && (
        <Row>
          <TextButton
            type="button"
            data-fixed
            aria-haspopup="dialog"
            onClick={() => {
              const document = editor.current?.getDocument();
              if (document) setOpenedDialog({ start, document });
            }}
          >
            Rewrite
          </TextButton>
        </Row>
      )}
      {openedDialog && (
        <LazyBoundary onLoadError={close}>
          <RewriteDialog
            {...given}
            {...openedDialog}
            failure={rewriting.failure}
            onStart={(order) => {
              close();
              rewriting.start(openedDialog.start, order);
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space[2]};
  color: ${color.inkSoft};
  font-weight: 400;
  svg {
    width: 14px;
    height: 14px;
  }
`;
