import { Table2 } from 'lucide-react';
import { useState, type Dispatch, type RefObject } from 'react';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { Button } from '../../../../ui/button.tsx';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';

const BudgetDialog = lazyWithRetry(async () => (await import('./budget-dialog.tsx')).BudgetDialog);

type BudgetButtonProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Opens the budget table, whose code loads when the button is touched or focused. */
export function BudgetButton(props: BudgetButtonProps) {
  const { state, open, onOpenChange } = props;
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Table2 size={16} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onPointerDown={want}
        onFocus={want}
        onClick={() => onOpenChange(true)}
      >
        Budget
      </Button>
      {(isWanted || open) && (
        <LazyBoundary
          onLoadError={() => {
            onOpenChange(false);
            setIsWanted(false);
          }}
        >
          <BudgetDialog key={state.documentVersion} {...props} />
        </LazyBoundary>
      )}
    </>
  );
}
