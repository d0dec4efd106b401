import { History } from 'lucide-react';
import { useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../lib/lazy-with-retry.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { CreatorState } from '../state/creator-state.ts';

const loadDialog = () => import('./versions-dialog.tsx');
const VersionsDialog = lazyWithRetry(async () => (await loadDialog()).VersionsDialog);
const preload = () => void loadDialog().catch(() => undefined);

type VersionsButtonProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
};

/** Opens the versions of a saved application; their code loads when the button is touched or focused. */
export function VersionsButton({ state, dispatch, editor }: VersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!state.saved) return null;
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<History size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        Versions
      </Button>
      {isOpen && (
        <LazyBoundary onLoadError={close}>
          <VersionsDialog
            applicationId={state.saved.id}
            present={() => editor.current?.document() ?? state.document ?? []}
            onRestored={(document) => {
              dispatch({ type: 'text-replaced', document });
              close();
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}
