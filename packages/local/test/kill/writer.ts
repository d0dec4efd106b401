import {
  endpoints,
  type Application,
  type Endpoint,
  type LibraryDocument,
  type Organization,
} from '@grantwright/shared/contract';
import { anApplication, anOrganization, type Thing } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { TestUser } from '../product-under-test.ts';
import type { UserLedger, WrittenApplication } from './ledger.ts';

/** Thrown for an unsuccessful response while the product should be running. */
export class Refused extends Error {}

type RequestOptions = Parameters<TestUser['send']>[1];

/**
 * Simulates one user, who records each command before sending it and its outcome afterwards. Rejects when
 * the product is killed.
 */
export class Writer {
  readonly #visitor: TestUser;
  readonly #file: Uint8Array<ArrayBuffer>;
  readonly person: UserLedger;

  /** A new user, or a returning one with an existing cookie. */
  constructor(url: string, file: Uint8Array<ArrayBuffer>, person = newLedger()) {
    this.#visitor = new TestUser(url);
    this.#visitor.cookie = person.cookie;
    this.#file = file;
    this.person = person;
  }

  /** Runs every kind of command once, including deletions. */
  async work(): Promise<void> {
    const { username } = this.person;
    await this.#ask(endpoints.register, {
      body: { username, email: `${username}@example.org`, password: 'harbor street' },
    });
    this.person.cookie = this.#visitor.cookie;
    const keptOrganization = await this.#organization();
    const first = await this.#application(keptOrganization);
    await this.#save(first);
    const document = await this.#document();
    await this.#document();
    await this.#delete(endpoints.deleteDocument, document);
    await this.#buyCredit();
    const organization = await this.#organization();
    const itsApplication = await this.#application(organization);
    await this.#save(itsApplication);
    itsApplication.deleted = 'sent';
    await this.#delete(endpoints.deleteOrganization, organization);
    itsApplication.deleted = 'done';
    await this.#buyCredit();
    const second = await this.#application(keptOrganization);
    await this.#save(first);
    await this.#delete(endpoints.deleteApplication, second);
    await this.#save(first);
  }

  /** Repeats every command that got no response, with the same keys. */
  async repeat(): Promise<void> {
    const isOpen = ({ made }: Thing) => made === 'sent';
    for (const thing of this.person.organizations.filter(isOpen))
      await this.#sendOrganization(thing);
    for (const thing of this.person.documents.filter(isOpen)) await this.#sendDocument(thing);
    for (const thing of this.person.applications.filter(isOpen)) await this.#sendApplication(thing);
  }

  async #organization(): Promise<Thing> {
    const thing = newThing();
    this.person.organizations.push(thing);
    await this.#sendOrganization(thing);
    return thing;
  }

  async #sendOrganization(thing: Thing): Promise<void> {
    const body = anOrganization({ name: thing.title });
    await this.#make<Organization>(endpoints.createOrganization, thing, { body });
  }

  async #document(): Promise<Thing> {
    const thing = newThing();
    this.person.documents.push(thing);
    await this.#sendDocument(thing);
    return thing;
  }

  async #sendDocument(thing: Thing): Promise<void> {
    const body = new FormData();
    body.set('file', new File([this.#file], `${thing.title}.docx`));
    await this.#make<LibraryDocument>(endpoints.createDocument, thing, { body });
  }

  async #application(organization: Thing): Promise<WrittenApplication> {
    const content = `<p>${randomUUID()}</p>`;
    const thing: WrittenApplication = {
      ...newThing(),
      organization,
      saves: [{ content, version: 1, saved: 'sent' }],
    };
    this.person.applications.push(thing);
    await this.#sendApplication(thing);
    return thing;
  }

  async #sendApplication(thing: WrittenApplication): Promise<void> {
    const first = thing.saves[0];
    if (!first) throw new Error('an application begins with a text');
    const body = this.#fields(thing, first.content);
    await this.#make<Application>(endpoints.createApplication, thing, { body });
    first.saved = 'done';
  }

  async #save(thing: WrittenApplication): Promise<void> {
    const content = `<p>${randomUUID()}</p>`;
    const version = thing.saves.length;
    const save = { content, version: version + 1, saved: 'sent' as 'sent' | 'done' };
    thing.saves.push(save);
    await this.#ask(endpoints.updateApplication, {
      params: { id: thing.id ?? '' },
      headers: { 'If-Match': `"${version}"` },
      body: this.#fields(thing, content),
    });
    save.saved = 'done';
  }

  async #delete(endpoint: Endpoint, thing: Thing): Promise<void> {
    thing.deleted = 'sent';
    await this.#ask(endpoint, { params: { id: thing.id ?? '' } });
    thing.deleted = 'done';
  }

  async #buyCredit(): Promise<void> {
    const { id } = await this.#ask<{ id: string }>(endpoints.createPaymentIntent, { body: {} });
    this.person.payments.push('sent');
    await this.#ask(endpoints.paySandbox, {
      params: { id },
      body: { cardNumber: '4242424242424242' },
    });
    this.person.payments.splice(-1, 1, 'done');
  }

  async #make<T extends { id: string }>(
    endpoint: Endpoint,
    thing: Thing,
    sent: RequestOptions,
  ): Promise<void> {
    const { id } = await this.#ask<T>(endpoint, {
      ...sent,
      headers: { ...sent?.headers, 'Idempotency-Key': thing.key },
    });
    thing.id = id;
    thing.made = 'done';
  }

  #fields(thing: WrittenApplication, content: string) {
    const organizationId = thing.organization.id;
    return anApplication({ title: thing.title, content, organizationId });
  }

  async #ask<T>(endpoint: Endpoint, sent: RequestOptions): Promise<T> {
    const response = await this.#visitor.send(endpoint, sent);
    const text = await response.text();
    if (response.status !== endpoint.status) {
      throw new Refused(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
    }
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

const newLedger = (): UserLedger => ({
  username: `k${randomUUID().slice(0, 13)}`,
  cookie: '',
  organizations: [],
  documents: [],
  applications: [],
  payments: [],
});

const newThing = (): Thing => ({ title: randomUUID(), key: randomUUID(), made: 'sent' });
