import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadCardForm } from './load-card-form.tsx';

it('reports a card form as unavailable if its file fails to load', async () => {
  const { default: CardForm } = await loadCardForm(() => Promise.reject(new Error('it is gone')));
  const onUnavailable = vi.fn();
  const payment = { paymentId: 'p1', clientSecret: 'secret', publishableKey: 'pk_1', next: '/' };
  render(
    <CardForm {...payment} onPaid={vi.fn()} onReady={vi.fn()} onUnavailable={onUnavailable} />,
  );
  expect(onUnavailable).toHaveBeenCalledOnce();
});
