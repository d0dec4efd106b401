import { validateStripeKeys, readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const settingsShape = {
  NODE_ENV: serviceConfigShape.NODE_ENV,
  /** If absent, the sandbox is used, which only accepts test cards. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** The seller's name on receipts, including the address if the operator must state one. */
  RECEIPT_SELLER: z.string().max(300).default('Grantwright'),
  RATE_LIMIT_FACTOR: serviceConfigShape.RATE_LIMIT_FACTOR,
  /** The address of the fake Stripe in tests. */
  STRIPE_API_BASE: z.url().optional(),
};

export const settingsSchema = z.object(settingsShape).superRefine((settings, context) => {
  const addIssue = (name: keyof typeof settingsShape, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!settings.STRIPE_SECRET_KEY) {
    if (settings.NODE_ENV === 'production')
      addIssue(
        'STRIPE_SECRET_KEY',
        'is required in production, because the sandbox accepts only test cards. To try the product with test cards, set NODE_ENV=development',
      );
    return;
  }
  for (const { name, message } of validateStripeKeys(settings)) addIssue(name, message);
  if (settings.STRIPE_API_BASE && settings.NODE_ENV === 'production')
    addIssue('STRIPE_API_BASE', 'is for tests only');
  if (!settings.STRIPE_PUBLISHABLE_KEY)
    addIssue('STRIPE_PUBLISHABLE_KEY', 'is required with STRIPE_SECRET_KEY');
  if (!settings.STRIPE_WEBHOOK_SECRET)
    addIssue('STRIPE_WEBHOOK_SECRET', 'is required with STRIPE_SECRET_KEY');
});
export type BillingSettings = z.infer<typeof settingsSchema>;

const schema = z
  .object({
    ...serviceConfigShape,
    AUTH_URL: z.url('must be the URL of the auth service'),
    APPLICATIONS_URL: z.url('must be the URL of the applications service'),
  })
  .and(settingsSchema);

export const readBillingConfig = (env: Record<string, string | undefined>) =>
  readConfig('billing', schema, env);
