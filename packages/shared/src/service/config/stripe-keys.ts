/** The keys of the card payment provider (Stripe) as the environment names them. */
export type StripeKeys = {
  NODE_ENV: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
};

type Fault = { name: 'STRIPE_SECRET_KEY' | 'STRIPE_PUBLISHABLE_KEY'; message: string };

/** `live` and `test` as a key says it; undefined for what is no key of Stripe. */
const modeOf = (key: string) => /^[a-z]+_(live|test)_/.exec(key)?.[1];

/**
 * What is wrong with the keys that are there: a secret one where browsers get the publishable one, the two of
 * different modes, and in production any that is not for real money. Values are in no message.
 */
export function stripeKeyErrors(keys: StripeKeys): Fault[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = keys;
  const faults: Fault[] = [];
  const fault = (name: Fault['name'], message: string) => faults.push({ name, message });
  if (publishable && /^[sr]k_/.test(publishable))
    fault(
      'STRIPE_PUBLISHABLE_KEY',
      'is a secret key; browsers would get it. Use the one that begins with pk_',
    );
  if (keys.NODE_ENV === 'production') {
    if (secret && !/^[sr]k_live_/.test(secret))
      fault('STRIPE_SECRET_KEY', 'must be a live key in production (sk_live_… or rk_live_…)');
    if (publishable && !publishable.startsWith('pk_live_'))
      fault('STRIPE_PUBLISHABLE_KEY', 'must be a live key in production (pk_live_…)');
  } else if (secret && publishable) {
    const modes = [modeOf(secret), modeOf(publishable)];
    if (modes.every((mode) => mode !== undefined) && modes[0] !== modes[1])
      fault(
        'STRIPE_PUBLISHABLE_KEY',
        'must be of the same mode as STRIPE_SECRET_KEY, test or live',
      );
  }
  return faults;
}
