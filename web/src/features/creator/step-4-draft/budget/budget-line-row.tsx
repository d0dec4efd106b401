import { limits } from '@grantwright/shared/contract';
import { isIndirectLine, findLineProblem, type LineProblem } from '@grantwright/shared/submission';
import { CircleAlert, Trash2, TriangleAlert } from 'lucide-react';
import { memo, useState, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../../ui/button.tsx';
import { color, media, radius, size, space } from '../../../../ui/tokens.ts';
import { amountError } from '../../text/parse-amount.ts';
import { BudgetCell } from './budget-cell.tsx';
import { budgetColumns } from './budget-columns.ts';
import {
  hasInvalidAmount,
  isEmptyRow,
  isInvalidAmount,
  withAmount,
  type AmountField,
  type BudgetRow,
} from './budget-rows.ts';
import { getItemId } from './focus-row.ts';
import type { BudgetActions } from './use-budget-rows.ts';

type BudgetLineRowProps = {
  row: BudgetRow;
  /** The line number, starting at 1. */
  number: number;
  currency: string;
  actions: BudgetActions;
};

const amountFields: readonly [AmountField, string][] = [
  ['cost', 'Cost'],
  ['requested', 'Requested'],
  ['other', 'Other sources'],
];
const maxAmountLength = 20;

/** A budget line, memoized so that only the edited line re-renders. */
export const BudgetLineRow = memo(function BudgetLineRow(props: BudgetLineRowProps) {
  const { row, number, currency, actions } = props;
  const { key, line } = row;
  const item = line.item.trim();
  const { problem, validate } = useLineProblem(row, currency);
  const problemId = `budget-problem-${key}`;
  const edit = (change: Partial<BudgetRow['line']>) =>
    actions.edit(key, (before) => ({ ...before, line: { ...before.line, ...change } }));
  return (
    <Line
      role="group"
      aria-label={`Line ${number}${item && `: ${item}`}`}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) validate();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!isEnterInText(event)) return;
        event.preventDefault();
        actions.add(key);
      }}
    >
      <BudgetCell
        id={getItemId(key)}
        label="Item"
        value={line.item}
        maxLength={limits.title}
        onChange={(text) => edit({ item: text })}
      />
      <BudgetCell
        id={`budget-basis-${key}`}
        label="Basis"
        value={line.basis ?? ''}
        maxLength={limits.title}
        onChange={(basis) => edit({ basis: basis || undefined })}
      />
      <AmountCells row={row} actions={actions} describedBy={problem && problemId} />
      <Indirect>
        <input
          type="checkbox"
          checked={isIndirectLine(line)}
          onChange={(event) => edit({ isIndirect: event.target.checked })}
        />
        Indirect
      </Indirect>
      <IconButton label={`Remove ${item || `line ${number}`}`} onClick={() => actions.remove(key)}>
        <Trash2 size={16} />
      </IconButton>
      {problem && <Problem id={problemId} {...problem} />}
    </Line>
  );
});

/** Returns the problem with a line, which is not validated until it has been filled in. */
function useLineProblem(row: BudgetRow, currency: string) {
  const [isValidated, setIsValidated] = useState(!isEmptyRow(row));
  const canValidate = isValidated && !isEmptyRow(row) && !hasInvalidAmount(row);
  return {
    problem: canValidate ? findLineProblem(row.line, currency) : undefined,
    validate: () => setIsValidated(true),
  };
}

const isEnterInText = ({ key, target, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  target.type === 'text';

type AmountCellsProps = Pick<BudgetLineRowProps, 'row' | 'actions'> & {
  describedBy: string | undefined;
};

const AmountCells = ({ row, actions, describedBy }: AmountCellsProps) =>
  amountFields.map(([field, label]) => (
    <BudgetCell
      key={field}
      id={`budget-${field}-${row.key}`}
      label={label}
      value={row.typed[field]}
      maxLength={maxAmountLength}
      isAmount
      error={isInvalidAmount(row.typed[field]) ? amountError : undefined}
      describedBy={describedBy}
      onChange={(text) => actions.edit(row.key, (before) => withAmount(before, field, text))}
    />
  ));

function Problem({ id, isCertain, text }: { id: string } & LineProblem) {
  const Icon = isCertain ? CircleAlert : TriangleAlert;
  return (
    <Note id={id} data-certain={isCertain}>
      <Icon size={16} />
      <span>{text}</span>
    </Note>
  );
}

const Line = styled.div`
  ${budgetColumns}
  align-items: start;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.hairline};
  scroll-margin-block: ${space[12]};
  ${media.desktop} {
    > button {
      margin-top: 4px;
    }
  }
  ${media.belowDesktop} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[2]} ${space[3]};
    margin-bottom: ${space[3]};
    padding: ${space[3]};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.small};
    > :nth-child(1),
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
    > button {
      grid-column: 3;
      justify-self: end;
      width: 44px;
      height: 44px;
    }
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
    > button {
      grid-column: 2;
    }
  }
`;
const Indirect = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  font-size: ${size.small};
  cursor: pointer;
  input {
    width: 18px;
    height: 18px;
    margin: 0;
  }
`;
const Note = styled.p`
  display: flex;
  gap: 6px;
  grid-column: 1 / -1;
  color: ${color.amber};
  font-size: ${size.small};
  svg {
    flex-shrink: 0;
    margin-top: 3px;
  }
  &[data-certain='true'] {
    color: ${color.red};
  }
`;
