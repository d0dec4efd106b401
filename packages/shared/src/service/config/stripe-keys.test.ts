import { describe, expect, it } from 'vitest';
import { validateStripeKeys } from './stripe-keys.ts';

const faultsOf = (NODE_ENV: string, secret?: string, publishable?: string) =>
  validateStripeKeys({
    NODE_ENV,
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
  }).map(({ name }) => name);

describe('Stripe keys', () => {
  it.each([
    ['production', 'sk_live_a', 'pk_live_b'],
    ['production', 'rk_live_a', 'pk_live_b'],
    ['production', undefined, 'pk_live_b'],
    ['development', 'sk_test_a', 'pk_test_b'],
    ['development', 'rk_test_a', 'pk_test_b'],
    ['development', 'sk_live_a', 'pk_live_b'],
    ['development', undefined, undefined],
  ])('are accepted in %s: %s and %s', (environment, secret, publishable) =>
    expect(faultsOf(environment, secret, publishable)).toEqual([]),
  );

  it.each([
    ['production', 'sk_test_a', 'pk_live_b', ['STRIPE_SECRET_KEY']],
    ['production', 'rk_test_a', 'pk_live_b', ['STRIPE_SECRET_KEY']],
    ['production', 'sk_live_a', 'pk_test_b', ['STRIPE_PUBLISHABLE_KEY']],
    ['production', 'sk_test_a', 'pk_test_b', ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY']],
    ['production', 'pk_live_a', 'pk_live_b', ['STRIPE_SECRET_KEY']],
    ['production', 'anything', 'pk_live_b', ['STRIPE_SECRET_KEY']],
    ['production', undefined, 'pk_test_b', ['STRIPE_PUBLISHABLE_KEY']],
    ['development', 'sk_live_a', 'pk_test_b', ['STRIPE_PUBLISHABLE_KEY']],
    ['development', 'sk_test_a', 'pk_live_b', ['STRIPE_PUBLISHABLE_KEY']],
    ['development', 'sk_test_a', 'sk_test_a', ['STRIPE_PUBLISHABLE_KEY']],
  ])('are rejected in %s: %s and %s', (environment, secret, publishable, names) =>
    expect(faultsOf(environment, secret, publishable)).toEqual(names),
  );

  it('never appear in a message', () => {
    const faults = validateStripeKeys({
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      STRIPE_PUBLISHABLE_KEY: 'rk_test_hidden',
    });
    expect(faults).toHaveLength(3);
    expect(JSON.stringify(faults)).not.toContain('hidden');
  });
});
