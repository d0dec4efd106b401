import type { BudgetLine } from '@grantwright/shared/contract';
import { sumBudget, formatAmount } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { color, media, size, space } from '../../../../ui/tokens.ts';
import { budgetColumns } from './budget-columns.ts';

/** Shows the column totals. */
export function BudgetTotals({
  lines,
  currency,
}: {
  lines: readonly BudgetLine[];
  currency: string;
}) {
  const { cost, requested, other } = sumBudget(lines);
  const sums = [
    ['Cost', cost],
    ['Requested', requested],
    ['Other sources', other],
  ] as const;
  return (
    <Totals role="group" aria-label="Total">
      <strong>Total</strong>
      {sums.map(([name, sum]) => (
        <Sum key={name}>
          <span>{name}</span> <strong>{formatAmount(sum, currency)}</strong>
        </Sum>
      ))}
    </Totals>
  );
}

const Totals = styled.div`
  ${budgetColumns}
  padding-block: ${space[3]};
  ${media.desktop} {
    > strong {
      grid-column: 1 / 3;
    }
  }
  ${media.belowDesktop} {
    display: grid;
    gap: ${space[1]};
  }
`;
const Sum = styled.p`
  overflow-wrap: anywhere;
  text-align: right;
  font-variant-numeric: tabular-nums;
  ${media.desktop} {
    padding-right: ${space[2]};
    span {
      display: none;
    }
  }
  ${media.belowDesktop} {
    display: flex;
    justify-content: space-between;
    gap: ${space[3]};
    span {
      color: ${color.inkSoft};
      font-size: ${size.small};
    }
  }
`;
