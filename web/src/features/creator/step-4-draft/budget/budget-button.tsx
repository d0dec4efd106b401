import { Table2 } from 'lucide-react';
import { useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { DialogButton } from '../../../../ui/lazy-dialog-button.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';

const loadDialog = () => import('./budget-dialog.tsx');
const BudgetDialog = lazyWithRetry(async () => (await loadDialog()).BudgetDialog);

type BudgetButtonProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * Opens the budget table, whose code loads when the button is pressed or focused. The table stays mounted to keep
 * invalid amounts.
 */
export function BudgetButton(props: BudgetButtonProps) {
  const { state, open, onOpenChange } = props;
  const [isMounted, setIsMounted] = useState(open);
  if (open && !isMounted) setIsMounted(true);
  return (
    <>
      <DialogButton
        icon={<Table2 size={16} />}
        load={loadDialog}
        onClick={() => onOpenChange(true)}
      >
        Budget
      </DialogButton>
      {isMounted && (
        <LazyBoundary
          onLoadError={() => {
            onOpenChange(false);
            setIsMounted(false);
          }}
        >
          <BudgetDialog key={state.documentVersion} {...props} />
        </LazyBoundary>
      )}
    </>
  );
}
