import { limits } from '@grantwright/shared/contract';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { media, size, space } from '../../../ui/tokens.ts';

type AddItemProps = {
  label: string;
  placeholder: string;
  /** The text of the button. */
  action: string;
  /** Returns why the name cannot be added, or undefined if it can. */
  validate: (name: string) => string | undefined;
  onAdd: (name: string) => void;
};

/** Adds an item to a list by its name. */
export function AddItemForm({ label, placeholder, action, validate, onAdd }: AddItemProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = name.replaceAll(/\s+/g, ' ').trim();
    if (text === '') return;
    const nameError = validate(text);
    setError(nameError);
    if (nameError) return;
    // The button is disabled until the next name is entered.
    event.currentTarget.querySelector('input')?.focus();
    onAdd(text);
    setName('');
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label={label}
        error={error}
        autoComplete="off"
        maxLength={limits.name}
        placeholder={placeholder}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {action}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[2]};
  > button {
    min-height: 44px;
    /* The height of the label, so that the button stays next to the input when an error is shown. */
    margin-top: calc(1.55 * ${size.small} + 6px);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
  @media print {
    display: none;
  }
`;
