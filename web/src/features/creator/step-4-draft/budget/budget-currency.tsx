import type { AnalysisDetails } from '@grantwright/shared/contract';
import { listBudgetCurrencies } from '@grantwright/shared/submission';
import { useId } from 'react';
import styled from 'styled-components';
import { OptionSelect } from '../../../../ui/option-select.tsx';
import { space } from '../../../../ui/tokens.ts';

type BudgetCurrencyProps = {
  currency: string;
  award: AnalysisDetails['award'];
  onChoose: (currency: string) => void;
};

const currencyNames = new Intl.DisplayNames('en-US', { type: 'currency' });

/** Selects the currency for all amounts without converting them. */
export function BudgetCurrency({ currency, award, onChoose }: BudgetCurrencyProps) {
  const id = useId();
  const currencies = listBudgetCurrencies(award);
  return (
    <Choice>
      <label htmlFor={id}>Currency</label>
      <OptionSelect
        id={id}
        value={currency}
        options={(currencies.includes(currency) ? currencies : [currency, ...currencies]).map(
          (code) => ({
            value: code,
            label: `${code} · ${currencyNames.of(code)}`,
          }),
        )}
        onChoose={onChoose}
      />
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
`;
