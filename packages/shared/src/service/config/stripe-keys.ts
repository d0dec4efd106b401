/** Stripe keys by the names of their environment variables. */
export type StripeKeys = {
  NODE_ENV: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
};

type KeyError = { name: 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'; message: string };

/** Returns `live` or `test`, or undefined for a string that is not a Stripe key. */
const getKeyMode = (key: string) => /^[a-z]+_(live|test)_/.exec(key)?.[1];

/**
 * Checks that the publishable key is not a secret one, that both keys have the same mode, and that production
 * uses live keys. Messages never contain a key.
 */
export function validateStripeKeys(keys: StripeKeys): KeyError[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = keys;
  const errors: KeyError[] = [];
  const add = (name: KeyError['name'], message: string) => errors.push({ name, message });
  if (publishable && /^[sr]k_/.test(publishable))
    add(
      'STRIPE_PUBLISHABLE_KEY',
      'is a secret key, which browsers would receive. Use the key that begins with pk_',
    );
  if (keys.NODE_ENV === 'production') {
    if (secret && !/^[sr]k_live_/.test(secret))
      add('STRIPE_SECRET_KEY', 'must be a live key in production (sk_live_… or rk_live_…)');
    if (publishable && !publishable.startsWith('pk_live_'))
      add('STRIPE_PUBLISHABLE_KEY', 'must be a live key in production (pk_live_…)');
  } else if (secret && publishable) {
    const modes = [getKeyMode(secret), getKeyMode(publishable)];
    if (modes.every((mode) => mode !== undefined) && modes[0] !== modes[1])
      add('STRIPE_PUBLISHABLE_KEY', 'must have the same mode (test or live) as STRIPE_SECRET_KEY');
  }
  return errors;
}
