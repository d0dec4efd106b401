import {
  endpoints,
  buildPath,
  type Application,
  type Endpoint,
  type LibraryDocument,
  type Organization,
} from '@grantwright/shared/contract';
import { anApplication, anOrganization, createTestFolder } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { readLocalConfig } from '../src/config.ts';
import { startLocal, type RunningProduct } from '../src/start-local.ts';

/**
 * Runs the whole product in this process with its own data, as `npm start` does.
 * @param settings additional environment variables
 */
export function productUnderTest(settings: NodeJS.ProcessEnv = {}) {
  const running = {} as RunningProduct & { dataDir: string };
  beforeAll(async () => {
    const dataDir = await createTestFolder('product-');
    const env: NodeJS.ProcessEnv = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      BCRYPT_COST: '4',
      RATE_LIMIT_FACTOR: '1000',
      ...settings,
    };
    const product = await startLocal({
      config: readLocalConfig(env, dataDir),
      env,
      print: () => undefined,
      onFailure: (sentence) => {
        throw new Error(sentence);
      },
    });
    Object.assign(running, product, { dataDir });
  });
  afterAll(async () => {
    await running.stop?.();
    if (running.dataDir) await rm(running.dataDir, { recursive: true, force: true });
  });
  return running;
}

type RequestOptions = {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A browser session: keeps cookies and sends the requests of the web app. */
export class TestUser {
  readonly #url: string;
  cookie = '';

  constructor(url: string) {
    this.#url = url;
  }

  async send(
    endpoint: Endpoint,
    { params, body, headers }: RequestOptions = {},
  ): Promise<Response> {
    const response = await fetch(new URL(buildPath(endpoint, params), this.#url), {
      method: endpoint.method,
      redirect: 'manual',
      headers: {
        origin: this.#url,
        cookie: this.cookie,
        ...(body === undefined || body instanceof FormData
          ? {}
          : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body),
    });
    const set = response.headers.getSetCookie()[0]?.split(';')[0];
    if (set) this.cookie = set;
    return response;
  }

  /** Sends a request and expects success. */
  async get<T>(endpoint: Endpoint, sent: RequestOptions = {}): Promise<T> {
    const response = await this.send(endpoint, sent);
    const text = await response.text();
    expect(response.status, `${endpoint.method} ${endpoint.path}: ${text}`).toBe(endpoint.status);
    return (text ? JSON.parse(text) : undefined) as T;
  }

  organization = (overrides = {}) =>
    this.get<Organization>(endpoints.createOrganization, { body: anOrganization(overrides) });

  application = (organizationId: string, overrides = {}) =>
    this.get<Application>(endpoints.createApplication, {
      body: anApplication({ organizationId, ...overrides }),
    });

  /** Pays for one more application with a test card, and returns the id of the payment. */
  async buyCredit(): Promise<string> {
    const { id } = await this.get<{ id: string }>(endpoints.createPaymentIntent, { body: {} });
    await this.get(endpoints.paySandbox, {
      params: { id },
      body: { cardNumber: '4242424242424242' },
    });
    return id;
  }

  document(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<LibraryDocument> {
    const form = new FormData();
    form.set('file', new File([bytes], name));
    return this.get<LibraryDocument>(endpoints.createDocument, { body: form });
  }
}

/** The password of every registered user. */
export const password = 'harbor street';

/** Registers a new user. */
export async function registerUser(url: string): Promise<TestUser> {
  const user = new TestUser(url);
  const username = `u${randomUUID().slice(0, 13)}`;
  await user.get(endpoints.register, {
    body: { username, email: `${username}@example.org`, password },
  });
  return user;
}
