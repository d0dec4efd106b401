import type { AnalysisDetails } from '@grantwright/shared/contract';
import { listBudgetCurrencies } from '@grantwright/shared/submission';
import { useId } from 'react';
import styled from 'styled-components';
import { Select } from '../../../../ui/inputs.tsx';
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
      <Select id={id} value={currency} onChange={({ target }) => onChoose(target.value)}>
        {(currencies.includes(currency) ? currencies : [currency, ...currencies]).map((code) => (
          <option key={code} value={code}>
            {code} · {currencyNames.of(code)}
          </option>
        ))}
      </Select>
    </Choice>
  );
}

const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-left: auto;
`;
