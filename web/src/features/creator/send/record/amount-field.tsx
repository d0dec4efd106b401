import { useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/inputs.tsx';
import { amountError, parseAmount } from './parse-amount.ts';

type AmountFieldProps = {
  label: string;
  /** ISO 4217. */
  currency: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** An amount of money; keeps what the user types until it is one. */
export function AmountField({ label, currency, value, onChange }: AmountFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : value.toLocaleString('en-US'));
  const isWrong = text.trim() !== '' && parseAmount(text) === undefined;
  return (
    <Field label={`${label} (${currency})`} error={isWrong ? amountError : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const amount = parseAmount(event.target.value);
            if (amount !== undefined || event.target.value.trim() === '') onChange(amount);
          }}
        />
      )}
    </Field>
  );
}
