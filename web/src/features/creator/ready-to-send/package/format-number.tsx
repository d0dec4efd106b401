import { useState } from 'react';
import { TextField } from '../../../../ui/text-field.tsx';

type FormatNumberProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/**
 * A field for a numeric format setting. Keeps the text as typed and reports only values that the server would accept.
 */
export function FormatNumber({ label, value, onChange, ...range }: FormatNumberProps) {
  const { min, max } = range;
  const [text, setText] = useState<string>();
  const [hasBlurred, setHasBlurred] = useState(false);
  const isInvalid = text !== undefined && !(Number(text) >= min && Number(text) <= max);
  return (
    <TextField
      label={label}
      error={hasBlurred && isInvalid ? `Enter a number from ${min} to ${max}.` : undefined}
      {...range}
      type="number"
      value={text ?? String(value)}
      onChange={({ target }) => {
        setText(target.value);
        if (target.valueAsNumber >= min && target.valueAsNumber <= max)
          onChange(target.valueAsNumber);
      }}
      onFocus={() => setHasBlurred(false)}
      onBlur={() => {
        setHasBlurred(true);
        if (!isInvalid) setText(undefined);
      }}
    />
  );
}
