import { useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/inputs.tsx';
import { amountError, parseAmount } from '../../text/parse-amount.ts';

type AmountFieldProps = {
  label: string;
  /** ISO 4217. */
  currency: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** An amount of money. Keeps the typed text; without a valid amount, the value is undefined. */
export function AmountField({ label, currency, value, onChange }: AmountFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : value.toLocaleString('en-US'));
  // While the user types "12,500", it is not always a valid amount.
  const [isTyping, setIsTyping] = useState(false);
  const isInvalid = !isTyping && text.trim() !== '' && parseAmount(text) === undefined;
  return (
    <Field label={`${label} (${currency})`} error={isInvalid ? amountError : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setIsTyping(true);
            onChange(parseAmount(event.target.value));
          }}
          onBlur={() => setIsTyping(false)}
        />
      )}
    </Field>
  );
}
