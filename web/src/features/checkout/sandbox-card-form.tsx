import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { TextField } from '../../ui/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PayButton } from './pay-button.tsx';
import { CardFormLayout } from './card-form-layout.ts';
import { TestCards, testCards } from './test-cards.tsx';
import { CardDeclinedError, paymentErrorMessage, usePayment } from './use-payment.ts';

const incompleteText = 'Enter the full 16-digit card number.';

type SandboxCardFormProps = { paymentId: string; onPaid: () => void };

/** The card form of the sandbox provider, labeled as accepting test cards only. */
export function SandboxCardForm({ paymentId: id, onPaid }: SandboxCardFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const payment = usePayment(
    id,
    async (cardNumber: string) => {
      const paid = await api(endpoints.paySandbox, { params: { id }, body: { cardNumber } });
      if (paid.status === 'failed') throw new CardDeclinedError(paid.message);
    },
    onPaid,
  );
  const handleInput = (text: string) => {
    setNumber(text);
    setProblem(undefined);
    if (payment.isError) payment.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (payment.isPending) return;
    const isComplete = number.replace(/\D/g, '').length >= 13;
    setProblem(isComplete ? undefined : incompleteText);
    if (isComplete) payment.mutate(number);
    else input.current?.focus();
  };

  return (
    <CardFormLayout onSubmit={submit} noValidate>
      <Notice>
        <strong>This is a sandbox: no real payments are made.</strong> Only the test cards below
        work here.
      </Notice>
      <TextField
        label="Card number"
        error={problem ?? (payment.isError ? paymentErrorMessage(payment.error) : undefined)}
        ref={input}
        value={number}
        onChange={(event) => handleInput(event.target.value)}
        readOnly={payment.isPending}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={30}
        placeholder={testCards[0].number}
      />
      <PayButton pending={payment.isPending} />
      <TestCards
        onUse={(cardNumber) => {
          handleInput(cardNumber);
          input.current?.focus();
        }}
      />
    </CardFormLayout>
  );
}
