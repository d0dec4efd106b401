import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Charge = {
  id: string;
  object: 'charge';
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  disputed: boolean;
  created: number;
  payment_method_details: { card: { last4: string } };
};

export type Intent = {
  id: string;
  object: 'payment_intent';
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  amount: number;
  amount_received: number;
  currency: string;
  livemode: boolean;
  latest_charge: string | null;
};

type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';

/**
 * A fake for the part of Stripe's API that we use. Intents are stored by id, one per idempotency key, with their
 * charges, refunds and disputes.
 */
export class FakeStripe {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  /** The status of a charge's dispute, by the charge. */
  readonly disputes = new Map<string, DisputeStatus>();
  /** Runs before the response to a new intent is sent. */
  beforeResponse: (intent: Intent) => Promise<void> = () => Promise.resolve();
  /** Runs after an intent is looked up and before the response is sent. */
  beforeLookupResponse: (intent: Intent) => Promise<void> = () => Promise.resolve();
  /** Whether lookups fail, as if the API key were invalid: the client does not retry those. */
  isLookupRejected = false;
  /** How often intents were looked up. */
  lookups = 0;
  #keyRound = 0;
  #server: Server | undefined;

  async listen(): Promise<string> {
    const server = createServer((req, res) => {
      res.setHeader('Content-Type', 'application/json');
      void this.#respond(req).then(({ status, body }) => {
        res.statusCode = status;
        res.end(body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void {
    this.#keyRound += 1;
  }

  /** Marks an intent as paid. */
  pay(intentId: string, overrides: Partial<Intent> = {}): void {
    const intent = this.#intent(intentId);
    const charge = `ch_${intent.id}`;
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount }, overrides);
    intent.latest_charge = charge;
    if (this.charges.has(charge)) return;
    const { amount } = intent;
    this.charges.set(charge, {
      id: charge,
      object: 'charge',
      payment_intent: intentId,
      amount,
      amount_refunded: 0,
      disputed: false,
      created: Date.parse('2026-11-20T23:59:59Z') / 1000,
      payment_method_details: { card: { last4: '4242' } },
    });
  }

  /** Sets the refunded amount; 0 for a refund rejected by the bank. */
  refund(intentId: string, amount = this.#intent(intentId).amount): void {
    this.#chargeOf(intentId).amount_refunded = amount;
  }

  dispute(intentId: string, status: DisputeStatus): void {
    const charge = this.#chargeOf(intentId);
    charge.disputed = true;
    this.disputes.set(charge.id, status);
  }

  close(): void {
    this.#server?.close();
  }

  async #respond(req: IncomingMessage): Promise<{ status: number; body: string }> {
    const url = new URL(req.url ?? '/', 'http://stripe');
    if (req.method === 'GET') return this.#respondToLookup(url);
    let form = '';
    for await (const chunk of req) form += String(chunk);
    const intent = this.#createIntent(
      new URLSearchParams(form),
      String(req.headers['idempotency-key']),
    );
    await this.beforeResponse(intent);
    return { status: 200, body: JSON.stringify(intent) };
  }

  async #respondToLookup({
    pathname,
    searchParams,
  }: URL): Promise<{ status: number; body: string }> {
    if (this.isLookupRejected) {
      const error = { type: 'invalid_request_error', message: 'no' };
      return { status: 401, body: JSON.stringify({ error }) };
    }
    if (pathname === '/v1/disputes') {
      const charge = searchParams.get('charge') ?? '';
      const status = this.disputes.get(charge);
      const data = status ? [{ id: `dp_${charge}`, object: 'dispute', charge, status }] : [];
      return { status: 200, body: JSON.stringify({ object: 'list', data, has_more: false }) };
    }
    this.lookups += 1;
    const intent = this.intents.get(pathname.split('/').at(-1) ?? '');
    if (!intent) {
      const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'no' };
      return { status: 404, body: JSON.stringify({ error }) };
    }
    const latest_charge = intent.latest_charge && this.charges.get(intent.latest_charge);
    const body = JSON.stringify({ ...intent, latest_charge });
    await this.beforeLookupResponse(intent);
    return { status: 200, body };
  }

  #intent(intentId: string): Intent {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Error('no intent');
    return intent;
  }

  #chargeOf(intentId: string): Charge {
    const charge = this.charges.get(`ch_${intentId}`);
    if (!charge) throw new Error('no charge');
    return charge;
  }

  #createIntent(sent: URLSearchParams, key: string): Intent {
    const id = `pi_${key.replaceAll('-', '')}${this.#keyRound || ''}`;
    const made: Intent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      client_secret: `${id}_s`,
      metadata: {
        paymentId: sent.get('metadata[paymentId]') ?? '',
        ownerId: sent.get('metadata[ownerId]') ?? '',
      },
      amount: Number(sent.get('amount')),
      amount_received: 0,
      currency: sent.get('currency') ?? '',
      livemode: false,
      latest_charge: null,
    };
    const intent = this.intents.get(id) ?? made;
    this.intents.set(id, intent);
    return intent;
  }
}
