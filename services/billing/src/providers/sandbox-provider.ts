import { AppError, createNotFoundError } from '@grantwright/shared/service';
import { Schema, type Connection, type Model } from 'mongoose';
import { randomBytes } from 'node:crypto';
import type { NewIntent, PaymentProvider, ProviderPayment } from './payment-provider.ts';

type SandboxIntent = NewIntent &
  Pick<ProviderPayment, 'status' | 'message' | 'paidAt' | 'cardLast4'> & {
    _id: string;
    clientSecret: string;
  };

const schema = new Schema<SandboxIntent>(
  {
    _id: { type: String, required: true },
    paymentId: { type: String, required: true },
    ownerId: { type: String, required: true },
    amount: { type: Number, required: true },
    currency: { type: String, required: true },
    clientSecret: { type: String, required: true },
    status: { type: String, enum: ['open', 'succeeded', 'failed'], required: true },
    message: { type: String },
    paidAt: { type: Date },
    cardLast4: { type: String },
  },
  { versionKey: false },
);

const createSandboxModel = (database: Connection): Model<SandboxIntent> =>
  database.model<SandboxIntent>('SandboxIntent', schema, 'sandbox_intents');

/** A payment provider for trials: it accepts only test cards. Not available in production. */
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly isLive = false;
  readonly #intents: Model<SandboxIntent>;
  readonly #now: () => Date;

  constructor(database: Connection, now: () => Date) {
    this.#intents = createSandboxModel(database);
    this.#now = now;
  }

  async createIntent(intent: NewIntent) {
    const _id = `sandbox_${intent.paymentId}`;
    const stored = await this.#intents
      .findOneAndUpdate(
        { _id },
        {
          $setOnInsert: {
            ...intent,
            status: 'open',
            clientSecret: randomBytes(24).toString('base64url'),
          },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<SandboxIntent>();
    return { providerId: _id, clientSecret: stored?.clientSecret ?? '' };
  }

  async findIntent(providerId: string): Promise<ProviderPayment | undefined> {
    const intent = await this.#intents.findById(providerId).lean<SandboxIntent>();
    if (!intent) return undefined;
    const { paymentId, ownerId, amount, currency, status, message, paidAt, cardLast4 } = intent;
    return {
      paymentId,
      ownerId,
      status,
      amountReceived: status === 'succeeded' ? amount : 0,
      currency,
      isLive: false,
      amountRefunded: 0,
      isDisputed: false,
      ...(paidAt && { paidAt }),
      ...(cardLast4 && { cardLast4 }),
      ...(message ? { message } : {}),
    };
  }

  verifyWebhook(): never {
    throw new AppError('bad-signature', 'The sandbox sends no webhooks.');
  }

  async payWithTestCard(providerId: string, cardNumber: string): Promise<void> {
    const result = chargeTestCard(cardNumber);
    const { matchedCount } = await this.#intents.updateOne(
      { _id: providerId, status: { $ne: 'succeeded' } },
      result.status === 'succeeded'
        ? { $set: { ...result, paidAt: this.#now() }, $unset: { message: 1 } }
        : { $set: result },
    );
    if (matchedCount === 0 && !(await this.#intents.exists({ _id: providerId })))
      throw createNotFoundError('The payment');
  }
}

/** Stripe's test card numbers. */
const declined: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000002500003155': 'Your bank asks you to confirm this payment. Use another card.',
  '4000000000000069': 'Your card has expired.',
};

type TestCardResult =
  | { status: 'succeeded'; cardLast4: string }
  | { status: 'failed'; message: string };

/** Accepts 4242 4242 4242 4242 and declines every other number. */
function chargeTestCard(cardNumber: string): TestCardResult {
  const digits = cardNumber.replace(/\D/g, '');
  if (digits === '4242424242424242') return { status: 'succeeded', cardLast4: digits.slice(-4) };
  return {
    status: 'failed',
    message:
      declined[digits] ??
      'This is a sandbox: only test cards work here, such as 4242 4242 4242 4242.',
  };
}
