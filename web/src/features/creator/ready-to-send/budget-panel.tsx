import type { Budget } from '@grantwright/shared/contract';
import { sumBudget, formatAmount, type Place } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { pluralize } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { media } from '../../../ui/tokens.ts';
import { Section } from '../layout/section.tsx';
import type { CreatorState } from '../state/creator-state.ts';

type BudgetPanelProps = { state: CreatorState; onGoTo: (place: Place) => void };

/** Shows the budget totals and a button that opens the budget table. */
export function BudgetPanel({ state, onGoTo }: BudgetPanelProps) {
  const budget = state.submission?.budget;
  return (
    <Section id="budget" title="Budget" hint={budget ? undefined : 'The budget table is empty.'}>
      {budget && <p>{summarize(budget)}</p>}
      <Action>
        <Button size="small" onClick={() => onGoTo({ type: 'budget' })}>
          {budget ? 'Open the budget' : 'Make a budget'}
        </Button>
      </Action>
    </Section>
  );
}

function summarize({ currency, lines }: Budget): string {
  const { cost, requested, other } = sumBudget(lines);
  const amount = (value: number) => formatAmount(value, currency);
  const sums = `${amount(requested)} requested and ${amount(other)} from other sources`;
  return `${pluralize(lines.length, 'line')}, ${amount(cost)} in all: ${sums}.`;
}

const Action = styled.div`
  ${media.phone} {
    button {
      min-height: 44px;
    }
  }
  @media print {
    display: none;
  }
`;
