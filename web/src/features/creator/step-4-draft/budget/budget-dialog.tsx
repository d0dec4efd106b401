import { limits } from '@grantwright/shared/contract';
import { Plus } from 'lucide-react';
import type { Dispatch, RefObject } from 'react';
import styled from 'styled-components';
import type { EditorHandle } from '../../../../editor/editor-handle.ts';
import { AlertDialog } from '../../../../ui/alert-dialog.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import type { CreatorAction } from '../../state/creator-reducer.ts';
import type { CreatorState } from '../../state/creator-state.ts';
import { budgetColumns } from './budget-columns.ts';
import { BudgetCurrency } from './budget-currency.tsx';
import { BudgetFooter } from './budget-footer.tsx';
import { BudgetLineRow } from './budget-line-row.tsx';
import { hasInvalidAmount, describeRemoval, toBudget, type BudgetRow } from './budget-rows.ts';
import { BudgetTotals } from './budget-totals.tsx';
import { FunderRules } from './funder-rules.tsx';
import { useBudgetInsertion } from './use-budget-insertion.ts';
import { addLineId } from './focus-row.ts';
import { useBudgetRows } from './use-budget-rows.ts';

type BudgetDialogProps = {
  state: CreatorState;
  dispatch: Dispatch<CreatorAction>;
  editor: RefObject<EditorHandle | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The dialog with the application's budget table. */
export function BudgetDialog({ state, dispatch, editor, open, onOpenChange }: BudgetDialogProps) {
  const { rows, currency, setCurrency, actions, removedRow, undo } = useBudgetRows(state, dispatch);
  const insertion = useBudgetInsertion(editor, () => onOpenChange(false));
  const budget = toBudget(rows, currency);
  const lines = budget?.lines ?? [];
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title="Budget"
        description={`What the project costs and who pays for it, in ${currency}.`}
        wide="table"
        footer={
          <BudgetFooter
            budget={budget}
            invalidLine={rows.findIndex(hasInvalidAmount) + 1}
            onInsert={insertion.start}
          />
        }
      >
        <FunderRules details={state.analysis?.details} lines={lines} currency={currency} />
        <Hint>
          Basis: how you get to the cost, such as 20 hours × $45. Indirect: costs that the project
          shares with your other work, such as rent and accounting.
        </Hint>
        <ColumnTitles />
        {rows.map((row, index) => (
          <BudgetLineRow
            key={row.key}
            row={row}
            number={index + 1}
            currency={currency}
            actions={actions}
          />
        ))}
        <Bar>
          <AddLine count={rows.length} onAdd={() => actions.add()} />
          {removedRow && <RemovedLine row={removedRow} onUndo={undo} />}
          <BudgetCurrency
            currency={currency}
            award={state.analysis?.details.award}
            onChoose={setCurrency}
          />
        </Bar>
        <BudgetTotals lines={lines} currency={currency} />
      </Dialog>
      <AlertDialog
        open={insertion.isAsking}
        onOpenChange={insertion.cancel}
        title="Replace the budget in the draft?"
        confirm="Replace"
        danger={false}
        onConfirm={() => budget && insertion.confirm(budget)}
      >
        The draft has a budget table already. This one will replace it; you can undo that in the
        text.
      </AlertDialog>
    </>
  );
}

/** Each cell has its own label for screen readers. */
const ColumnTitles = () => (
  <Headings aria-hidden>
    <span>Item</span>
    <span>Basis</span>
    <span>Cost</span>
    <span>Requested</span>
    <span>Other sources</span>
  </Headings>
);

const RemovedLine = ({ row, onUndo }: { row: BudgetRow; onUndo: () => void }) => (
  <p>
    {describeRemoval(row)}{' '}
    <Button variant="quiet" size="small" onClick={onUndo}>
      Undo
    </Button>
  </p>
);

function AddLine({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (count >= limits.budgetLines) return <p>A budget has at most {limits.budgetLines} lines.</p>;
  return (
    <Button id={addLineId} size="small" icon={<Plus size={16} />} onClick={onAdd}>
      Add a line
    </Button>
  );
}

const Hint = styled(QuietText)`
  margin-block: ${space[2]} ${space[4]};
`;
const Headings = styled.div`
  ${budgetColumns}
  padding-bottom: ${space[1]};
  border-bottom: 1px solid ${color.hairline};
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  > :nth-child(n + 3) {
    padding-right: ${space[2]};
    text-align: right;
  }
  ${media.belowDesktop} {
    display: none;
  }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-top: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${size.small};
  ${media.phone} {
    button {
      min-height: 44px;
    }
  }
`;
