import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
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
      <TextField
        label="Why doesn’t it apply?"
        ref={input}
        autoComplete="off"
        maxLength={2_000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
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
