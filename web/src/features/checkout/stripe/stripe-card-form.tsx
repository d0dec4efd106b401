import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { savePendingPayment } from '../pending-payment.ts';
import { paths } from '../../../lib/paths.ts';
import { FieldError } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CardFormLayout } from '../card-form-layout.ts';
import { PayButton } from '../pay-button.tsx';
import { CardDeclinedError, paymentErrorMessage, usePayment } from '../use-payment.ts';
import { getCardAppearance } from './card-appearance.ts';

export type StripeCardFormProps = {
  paymentId: string;
  clientSecret: string;
  publishableKey: string;
  /** The path to continue to after the payment. */
  next: string;
  onPaid: () => void;
  /** Called when the card fields are ready. */
  onReady: () => void;
  /** Called when the provider's script or fields fail to load. */
  onUnavailable: () => void;
};

/** Stripe's form, embedded in its own frame so that the card number never reaches this page. */
export function StripeCardForm(props: StripeCardFormProps) {
  const { clientSecret, publishableKey, onUnavailable } = props;
  const [stripe, setStripe] = useState<Stripe>();
  const [options] = useState<StripeElementsOptions>(() => ({
    clientSecret,
    appearance: getCardAppearance(document.documentElement),
  }));
  useEffect(() => {
    let isMounted = true;
    loadStripe(publishableKey).then(
      (loadedStripe) => isMounted && (loadedStripe ? setStripe(loadedStripe) : onUnavailable()),
      () => isMounted && onUnavailable(),
    );
    return () => {
      isMounted = false;
    };
  }, [publishableKey, onUnavailable]);
  if (!stripe) return <Skeleton $height="320px" />;
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentForm {...props} />
    </Elements>
  );
}

function PaymentForm({ paymentId, next, onPaid, onReady, onUnavailable }: StripeCardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const payment = usePayment(
    paymentId,
    async () => {
      if (!stripe || !elements) throw new CardDeclinedError();
      savePendingPayment({ id: paymentId, next });
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: window.location.origin + paths.creator },
        redirect: 'if_required',
      });
      // On a retry after a lost response, the payment has already succeeded and only needs to be
      // confirmed.
      if (error && error.payment_intent?.status !== 'succeeded')
        throw new CardDeclinedError(error.message);
    },
    onPaid,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!payment.isPending && isReady) payment.mutate(undefined);
  };
  return (
    <CardFormLayout onSubmit={submit}>
      <PaymentElement
        options={{ layout: 'tabs' }}
        onReady={() => {
          setIsReady(true);
          onReady();
        }}
        onLoadError={onUnavailable}
      />
      {payment.isError && <FieldError>{paymentErrorMessage(payment.error)}</FieldError>}
      <PayButton pending={payment.isPending} disabled={!isReady} />
    </CardFormLayout>
  );
}
