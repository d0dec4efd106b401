import { useCallback, useEffect, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { paymentInitFailedText } from './use-payment-intent.ts';

/**
 * A blocked request for the provider's script, its frames or our own file may hang instead of failing. A form that
 * takes longer than this is treated as unavailable.
 */
export const cardFormTimeoutMs = 8_000;

type CardFormState = 'loading' | 'ready' | 'unavailable';

/** Tracks whether the provider's card form becomes ready within the timeout. */
export function useCardForm(isRequested: boolean) {
  const [state, setState] = useState<CardFormState>('loading');
  const onReady = useCallback(() => setState('ready'), []);
  const onUnavailable = useCallback(() => {
    setState('unavailable');
    notify.error('Error', paymentInitFailedText);
  }, []);
  useEffect(() => {
    if (!isRequested || state !== 'loading') return undefined;
    const timer = setTimeout(onUnavailable, cardFormTimeoutMs);
    return () => clearTimeout(timer);
  }, [isRequested, state, onUnavailable]);
  return { isUnavailable: state === 'unavailable', onReady, onUnavailable };
}
