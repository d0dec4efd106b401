import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Select } from './inputs.tsx';

type OptionSelectProps<Value> = Pick<
  ComponentProps<'select'>,
  'id' | 'disabled' | 'aria-label' | 'aria-describedby' | 'aria-invalid'
> & {
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChoose: (value: Value) => void;
};

/** A select of values that are not necessarily strings. */
export function OptionSelect<Value>(props: OptionSelectProps<Value>) {
  const { value, options, onChoose, ...select } = props;
  return (
    <Select
      {...select}
      value={String(value)}
      onChange={({ target }) => {
        const option = options[target.selectedIndex];
        if (option) onChoose(option.value);
      }}
    >
      {options.map((option) => (
        <option key={String(option.value)} value={String(option.value)} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

type OptionFieldProps<Value> = Pick<FieldProps, 'label' | 'hint' | 'error'> &
  OptionSelectProps<Value>;

/** A labeled `OptionSelect`. */
export const OptionField = <Value,>(props: OptionFieldProps<Value>) => {
  const { label, hint, error, ...select } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <OptionSelect {...control} {...select} />}
    </Field>
  );
};
