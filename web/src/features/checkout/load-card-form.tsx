import type { ComponentType } from 'react';
import { useEffect } from 'react';
import type { StripeCardFormProps } from './stripe/stripe-card-form.tsx';

type CardForm = ComponentType<StripeCardFormProps>;

/** Handles a card form that fails to load as a payment that could not be prepared. */
export async function loadCardForm(load: () => Promise<CardForm>): Promise<{ default: CardForm }> {
  return { default: await load().catch(() => CardFormUnavailable) };
}

function CardFormUnavailable({ onUnavailable }: StripeCardFormProps) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}
