import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/inputs.tsx';
import { space } from '../../../../ui/tokens.ts';

type ReasonFormProps = { onSave: (reason: string) => void; onCancel: () => void };

/** Asks why an item does not apply. */
export function ReasonForm({ onSave, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '') onSave(reason.trim());
  };
  return (
    <Form onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onCancel()}>
      <Field label="Why doesn’t it apply?">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            autoComplete="off"
            maxLength={2_000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="small" disabled={reason.trim() === ''}>
          Mark as not applicable
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} 0 ${space[3]};
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
`;
