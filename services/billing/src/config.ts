import { cardKeyFaults, readConfig, serviceConfigShape } from '@grantwright/shared/service';
import { z } from 'zod';

const settingsShape = {
  NODE_ENV: serviceConfigShape.NODE_ENV,
  /** Absent: the sandbox, which takes test cards and no money. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Another address of the provider's API, for a stand-in in tests. */
  STRIPE_API_BASE: z.url().optional(),
};

export const settingsSchema = z.object(settingsShape).superRefine((settings, context) => {
  const fault = (name: keyof typeof settingsShape, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (!settings.STRIPE_SECRET_KEY) {
    if (settings.NODE_ENV === 'production')
      fault(
        'STRIPE_SECRET_KEY',
        'is needed in production: the sandbox takes no money. For a trial with test cards set NODE_ENV=development',
      );
    return;
  }
  for (const { name, message } of cardKeyFaults(settings)) fault(name, message);
  if (settings.STRIPE_API_BASE && settings.NODE_ENV === 'production')
    fault('STRIPE_API_BASE', 'is for tests: production talks to Stripe itself');
  if (!settings.STRIPE_PUBLISHABLE_KEY)
    fault('STRIPE_PUBLISHABLE_KEY', 'is needed beside STRIPE_SECRET_KEY');
  if (!settings.STRIPE_WEBHOOK_SECRET)
    fault('STRIPE_WEBHOOK_SECRET', 'is needed beside STRIPE_SECRET_KEY');
});
export type BillingSettings = z.infer<typeof settingsSchema>;

const schema = z
  .object({
    ...serviceConfigShape,
    APPLICATIONS_URL: z.url('must be the address of the applications service'),
  })
  .and(settingsSchema);

/** The one place where this service reads its environment. */
export const readBillingConfig = (env: Record<string, string | undefined>) =>
  readConfig('billing', schema, env);
