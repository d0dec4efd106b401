import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export type Intent = { id: string; status: string; client_secret: string; metadata: object };

/** The provider's API as far as we use it, with a memory: intents by id, one for each idempotency key. */
export class StripeStandIn {
  readonly intents = new Map<string, Intent>();
  /** What happens at the provider before its answer to a new intent reaches us. */
  beforeAnswer: (intent: Intent) => Promise<void> = () => Promise.resolve();
  #server: Server | undefined;

  async listen(): Promise<string> {
    const server = createServer((req, res) => {
      res.setHeader('Content-Type', 'application/json');
      if (req.method === 'GET') {
        const intent = this.intents.get(req.url?.split('/').at(-1) ?? '');
        res.statusCode = intent ? 200 : 404;
        const unknown = { error: { type: 'invalid_request_error', message: 'no' } };
        res.end(JSON.stringify(intent ?? unknown));
        return;
      }
      let form = '';
      req.on('data', (chunk: Buffer) => (form += chunk.toString()));
      req.on('end', () => {
        const intent = this.#make(
          new URLSearchParams(form),
          String(req.headers['idempotency-key']),
        );
        void this.beforeAnswer(intent).then(() => res.end(JSON.stringify(intent)));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The person's card went through. */
  pay(intentId: string): void {
    const intent = this.intents.get(intentId);
    if (!intent) throw new Error('no intent');
    intent.status = 'succeeded';
  }

  close(): void {
    this.#server?.close();
  }

  #make(sent: URLSearchParams, key: string): Intent {
    const id = `pi_${key.replaceAll('-', '')}`;
    const metadata = {
      paymentId: sent.get('metadata[paymentId]'),
      ownerId: sent.get('metadata[ownerId]'),
    };
    const made = { id, status: 'requires_payment_method', client_secret: `${id}_s`, metadata };
    const intent = this.intents.get(id) ?? made;
    this.intents.set(id, intent);
    return intent;
  }
}

type Signing = { secret: string; timestamp?: number };

/** A message of the provider and its signature, made by Stripe's own helper for tests. */
export function signedEvent(intentId: string, { secret, timestamp }: Signing) {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: intentId, object: 'payment_intent', status: 'succeeded' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return {
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  };
}
