import { expect, it } from 'vitest';
import { settingsSchema } from './config.ts';

const listFaults = (env: object) =>
  settingsSchema.safeParse(env).error?.issues.map(({ path }) => path[0]);

it('production requires a live publishable key from the card provider', () => {
  const production = { NODE_ENV: 'production' };
  expect(listFaults(production)).toEqual(['STRIPE_PUBLISHABLE_KEY']);
  for (const key of ['pk_test_x', 'sk_live_x', 'x'])
    expect(listFaults({ ...production, STRIPE_PUBLISHABLE_KEY: key }), key).toContain(
      'STRIPE_PUBLISHABLE_KEY',
    );
  expect(listFaults({ ...production, STRIPE_PUBLISHABLE_KEY: 'pk_live_x' })).toBeUndefined();
  expect(listFaults({})).toBeUndefined();
  expect(listFaults({ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' })).toBeUndefined();
});
