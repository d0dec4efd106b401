import type { ServiceName, SessionIdentity } from '@grantwright/shared/contract';
import {
  identityLifetimeSeconds,
  type Identity,
  type IdentitySigner,
} from '@grantwright/shared/service';
import { LRUCache } from 'lru-cache';

type Options = {
  resolve: (cookie: string) => Promise<SessionIdentity>;
  sign: IdentitySigner;
};

/** Signed when the session first asks that service, and kept as long as the session. */
type Entry = { identity: Identity; tokens: Map<ServiceName, string> };

/** Half of a token's life, in milliseconds: what is handed out stays good for the other half. */
const keptFor = (identityLifetimeSeconds * 1000) / 2;
const sessionsAtMost = 50_000;

/** Turns cookies into signed identities, asking once in a while, and forgets revoked sessions at once. */
export class SessionCache {
  readonly #entries = new LRUCache<string, Promise<Entry>>({ max: sessionsAtMost, ttl: keptFor });
  readonly #cookies = new LRUCache<string, string>({ max: sessionsAtMost, ttl: keptFor });
  /** Sessions that ended lately: an answer that was already on its way must not bring them back. */
  readonly #revoked = new LRUCache<string, true>({ max: sessionsAtMost, ttl: keptFor * 2 });
  readonly #options: Options;
  #remembers = true;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The identity behind a cookie, signed for a service; rejects as `resolve` does. */
  async tokenOf(cookie: string, service: ServiceName): Promise<string | undefined> {
    const known = this.#entries.get(cookie);
    const entry = await (known ?? this.#resolve(cookie));
    if (!this.#revoked.has(entry.identity.sessionId)) return this.#signedFor(service, entry);
    this.#entries.delete(cookie);
    return undefined;
  }

  #signedFor(service: ServiceName, { identity, tokens }: Entry): string {
    const signed = tokens.get(service) ?? this.#options.sign(identity, service);
    tokens.set(service, signed);
    return signed;
  }

  revoke(sessionIds: string[]): void {
    for (const id of sessionIds) {
      this.#revoked.set(id, true);
      const cookie = this.#cookies.get(id);
      if (cookie !== undefined) this.#entries.delete(cookie);
    }
  }

  /** Whether what was asked may be kept: not while revocations may pass unheard. Either way it begins anew. */
  remember(isAllowed: boolean): void {
    this.#remembers = isAllowed;
    this.#entries.clear();
    this.#cookies.clear();
  }

  /** Concurrent requests of one session share one question. */
  #resolve(cookie: string): Promise<Entry> {
    const asked = this.#options.resolve(cookie).then(({ userId, sessionId, superUser }) => {
      this.#cookies.set(sessionId, cookie);
      return { identity: { id: userId, sessionId, superUser }, tokens: new Map() };
    });
    this.#entries.set(cookie, asked);
    const forget = () => {
      if (this.#entries.get(cookie) === asked) this.#entries.delete(cookie);
    };
    asked.then(() => this.#remembers || forget(), forget);
    return asked;
  }
}
