import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/inputs.tsx';

type FormatChoiceProps<T> = {
  label: string;
  value: T;
  choices: readonly { value: T; name: string }[];
  onChange: (value: T) => void;
};

/** Selects a format setting whose values are not necessarily strings. */
export function FormatChoice<T extends string | number | boolean>(props: FormatChoiceProps<T>) {
  const { label, value, choices, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(value)}
          onChange={({ target }) => {
            const choice = choices[target.selectedIndex];
            if (choice) onChange(choice.value);
          }}
        >
          {choices.map((choice) => (
            <option key={choice.name} value={String(choice.value)}>
              {choice.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
