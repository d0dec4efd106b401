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

/** Tokens are signed when the session first calls a service, and cached with the session. */
type Entry = { identity: Identity; tokens: Map<ServiceName, string> };

/** Half of a token's lifetime, so that a cached token is valid for the other half. */
const ttl = (identityLifetimeSeconds * 1000) / 2;
const max = 50_000;

/** Exchanges session cookies for signed identities, and caches them until they expire or are revoked. */
export class SessionCache {
  readonly #entries = new LRUCache<string, Promise<Entry>>({ max, ttl });
  readonly #cookies = new LRUCache<string, string>({ max, ttl });
  /** Recently ended sessions: a response that is still in transit must not restore them. */
  readonly #revoked = new LRUCache<string, true>({ max, ttl: ttl * 2 });
  readonly #options: Options;
  #isEnabled = true;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns the identity signed for `service`; undefined if the session was revoked */
  async tokenOf(cookie: string, service: ServiceName): Promise<string | undefined> {
    const entry = await (this.#entries.get(cookie) ?? this.#resolve(cookie));
    if (!this.#revoked.has(entry.identity.sessionId)) return this.#signedFor(service, entry);
    this.#entries.delete(cookie);
    return undefined;
  }

  revoke(sessionIds: string[]): void {
    for (const id of sessionIds) {
      this.#revoked.set(id, true);
      const cookie = this.#cookies.get(id);
      if (cookie !== undefined) this.#entries.delete(cookie);
    }
  }

  /** Clears the cache, which stays empty while revocations cannot be received. */
  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#entries.clear();
    this.#cookies.clear();
  }

  #signedFor(service: ServiceName, { identity, tokens }: Entry): string {
    const token = tokens.get(service) ?? this.#options.sign(identity, service);
    tokens.set(service, token);
    return token;
  }

  /** Concurrent requests of one session share one lookup. */
  #resolve(cookie: string): Promise<Entry> {
    const lookup = this.#options.resolve(cookie).then(({ userId, sessionId, superUser }) => {
      this.#cookies.set(sessionId, cookie);
      return { identity: { id: userId, sessionId, superUser }, tokens: new Map() };
    });
    this.#entries.set(cookie, lookup);
    const remove = () => {
      if (this.#entries.get(cookie) === lookup) this.#entries.delete(cookie);
    };
    lookup.then(() => this.#isEnabled || remove(), remove);
    return lookup;
  }
}
