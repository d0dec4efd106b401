import {
  endpoints,
  type Application,
  type Endpoint,
  type LibraryDocument,
  type Organization,
} from '@grantwright/shared/contract';
import { anApplication, anOrganization, type TrackedRecord } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { TestUser } from '../product-under-test.ts';
import type { UserLedger, WrittenApplication } from './ledger.ts';

/** Thrown for an unsuccessful response while the product should be running. */
export class Refused extends Error {}

/** Autosaves of each user after the last save. */
const autosaves = 5;

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
    await this.#request(endpoints.register, {
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
    for (let count = 0; count < autosaves; count += 1) await this.#autosave(first);
  }

  /** Repeats every command that got no response, with the same keys. */
  async repeat(): Promise<void> {
    const isOpen = ({ created }: TrackedRecord) => created === 'sent';
    for (const record of this.person.organizations.filter(isOpen))
      await this.#sendOrganization(record);
    for (const record of this.person.documents.filter(isOpen)) await this.#sendDocument(record);
    for (const record of this.person.applications.filter(isOpen))
      await this.#sendApplication(record);
  }

  async #organization(): Promise<TrackedRecord> {
    const record = newRecord();
    this.person.organizations.push(record);
    await this.#sendOrganization(record);
    return record;
  }

  async #sendOrganization(record: TrackedRecord): Promise<void> {
    const body = anOrganization({ name: record.title });
    await this.#create<Organization>(endpoints.createOrganization, record, { body });
  }

  async #document(): Promise<TrackedRecord> {
    const record = newRecord();
    this.person.documents.push(record);
    await this.#sendDocument(record);
    return record;
  }

  async #sendDocument(record: TrackedRecord): Promise<void> {
    const body = new FormData();
    body.set('file', new File([this.#file], `${record.title}.docx`));
    await this.#create<LibraryDocument>(endpoints.createDocument, record, { body });
  }

  async #application(organization: TrackedRecord): Promise<WrittenApplication> {
    const content = `<p>${randomUUID()}</p>`;
    const record: WrittenApplication = {
      ...newRecord(),
      organization,
      saves: [{ content, version: 1, saved: 'sent' }],
      autosaves: [],
    };
    this.person.applications.push(record);
    await this.#sendApplication(record);
    return record;
  }

  async #sendApplication(record: WrittenApplication): Promise<void> {
    const first = record.saves[0];
    if (!first) throw new Error('an application has an initial text');
    const body = this.#fields(record, first.content);
    await this.#create<Application>(endpoints.createApplication, record, { body });
    first.saved = 'done';
  }

  async #save(record: WrittenApplication): Promise<void> {
    const content = `<p>${randomUUID()}</p>`;
    const version = record.saves.length;
    const save = { content, version: version + 1, saved: 'sent' as 'sent' | 'done' };
    record.saves.push(save);
    await this.#request(endpoints.updateApplication, {
      params: { id: record.id ?? '' },
      headers: { 'If-Match': `"${version}"` },
      body: this.#fields(record, content),
    });
    save.saved = 'done';
  }

  async #autosave(record: WrittenApplication): Promise<void> {
    const [content, revision] = [`<p>${randomUUID()}</p>`, randomUUID()];
    const replaces = record.autosaves.map((each) => each.revision);
    const autosave = { content, revision, saved: 'sent' as 'sent' | 'done' };
    record.autosaves.push(autosave);
    const version = record.saves.length;
    await this.#request(endpoints.saveWorkingCopy, {
      params: { id: record.id ?? '' },
      body: { revision, replaces, version, content },
    });
    autosave.saved = 'done';
  }

  async #delete(endpoint: Endpoint, record: TrackedRecord): Promise<void> {
    record.deleted = 'sent';
    await this.#request(endpoint, { params: { id: record.id ?? '' } });
    record.deleted = 'done';
  }

  async #buyCredit(): Promise<void> {
    const { id } = await this.#request<{ id: string }>(endpoints.createPaymentIntent, { body: {} });
    this.person.payments.push('sent');
    await this.#request(endpoints.paySandbox, {
      params: { id },
      body: { cardNumber: '4242424242424242' },
    });
    this.person.payments.splice(-1, 1, 'done');
  }

  async #create<T extends { id: string }>(
    endpoint: Endpoint,
    record: TrackedRecord,
    sent: RequestOptions,
  ): Promise<void> {
    const { id } = await this.#request<T>(endpoint, {
      ...sent,
      headers: { ...sent?.headers, 'Idempotency-Key': record.key },
    });
    record.id = id;
    record.created = 'done';
  }

  #fields(record: WrittenApplication, content: string) {
    const organizationId = record.organization.id;
    return anApplication({ title: record.title, content, organizationId });
  }

  async #request<T>(endpoint: Endpoint, sent: RequestOptions): Promise<T> {
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

const newRecord = (): TrackedRecord => ({
  title: randomUUID(),
  key: randomUUID(),
  created: 'sent',
});
