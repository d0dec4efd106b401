import type { paymentIntentSchema } from '@grantwright/shared/contract';
import { LockKeyhole } from 'lucide-react';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { space } from '../../ui/tokens.ts';
import { reasonOf, usePaySandbox } from './use-pay-sandbox.ts';

const goodCard = '4242 4242 4242 4242';
const incomplete = 'Please enter the whole card number, 16 digits.';

type SandboxCardFormProps = {
  intent: z.infer<typeof paymentIntentSchema>;
  onPaid: () => void;
};

/** The card form of the sandbox provider: test cards only, and it says so. */
export function SandboxCardForm({ intent, onPaid }: SandboxCardFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const pay = usePaySandbox(intent.id, onPaid);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pay.isPending) return;
    const complete = number.replace(/\D/g, '').length >= 13;
    setProblem(complete ? undefined : incomplete);
    if (complete) pay.mutate(number);
    else input.current?.focus();
  };

  return (
    <Form onSubmit={submit} noValidate>
      <Notice>
        <strong>This is a sandbox: no money moves.</strong> Pay with the test card {goodCard}.
      </Notice>
      <Field label="Card number" error={problem ?? (pay.isError ? reasonOf(pay.error) : undefined)}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={30}
            placeholder={goodCard}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        pending={pay.isPending}
        icon={<LockKeyhole size={18} strokeWidth={1.75} aria-hidden />}
      >
        Complete Secure Payment - $10.00
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
