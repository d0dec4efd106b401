import type { Budget } from '@grantwright/shared/contract';
import { FileSpreadsheet } from 'lucide-react';
import styled from 'styled-components';
import { announceDelayMs, useAnnouncement } from '../../../../ui/announce.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { media } from '../../../../ui/tokens.ts';
import { useBudgetFile } from './use-budget-file.ts';

type BudgetFooterProps = {
  budget: Budget | undefined;
  /** The number of the first line with an invalid amount, starting at 1; 0 if all amounts are valid. */
  invalidLine: number;
  onInsert: (budget: Budget) => void;
};

const reasonId = 'budget-wrong-line';

/** Exports and inserts the budget, unless an amount is invalid. */
export function BudgetFooter({ budget, invalidLine, onInsert }: BudgetFooterProps) {
  const { exporting, exportBudget } = useBudgetFile();
  const reason =
    invalidLine > 0
      ? `Correct the amount in line ${invalidLine} before you export or insert the budget.`
      : undefined;
  useAnnouncement(reason, announceDelayMs);
  const buttonProps = { disabled: !budget || !!reason, 'aria-describedby': reason && reasonId };
  return (
    <>
      {reason && (
        <Reason>
          <FieldError id={reasonId}>{reason}</FieldError>
        </Reason>
      )}
      <Button
        {...buttonProps}
        pending={exporting}
        icon={<FileSpreadsheet />}
        onClick={() => budget && exportBudget(budget)}
      >
        Export to Excel
      </Button>
      <Button {...buttonProps} variant="primary" onClick={() => budget && onInsert(budget)}>
        Insert into the draft
      </Button>
    </>
  );
}

const Reason = styled.div`
  flex: 1 1 16rem;
  align-self: center;
  ${media.phone} {
    flex-basis: 100%;
    min-height: 0;
  }
`;
