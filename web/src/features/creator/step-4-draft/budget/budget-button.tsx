import { Table2 } from 'lucide-react';
import { useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { Button } from '../../../../ui/button.tsx';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';

const loadDialog = () => import('./budget-dialog.tsx');
const BudgetDialog = lazyWithRetry(async () => (await loadDialog()).BudgetDialog);
const preload = () => void loadDialog().catch(() => undefined);

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
      <Button
        size="small"
        variant="quiet"
        icon={<Table2 size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => onOpenChange(true)}
      >
        Budget
      </Button>
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
