import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';
import { amountError, parseAmount } from '../../text/parse-amount.ts';

type AmountFieldProps = {
  label: string;
  /** An ISO 4217 code. */
  currency: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
};

/** A field for an amount of money. Keeps the text as typed; the value is undefined unless the amount is valid. */
export function AmountField({ label, currency, value, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState('');
  // The value also changes when another version of the application is loaded.
  const text = parseAmount(typed) === value ? typed : (value?.toLocaleString('en-US') ?? '');
  // Partially typed input is not always valid: "12,5" on the way to "12,500".
  const [isTyping, setIsTyping] = useState(false);
  const isInvalid = !isTyping && text.trim() !== '' && parseAmount(text) === undefined;
  return (
    <TextField
      label={`${label} (${currency})`}
      error={isInvalid ? amountError : undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        setIsTyping(true);
        onChange(parseAmount(event.target.value));
      }}
      onBlur={() => setIsTyping(false)}
    />
  );
}
