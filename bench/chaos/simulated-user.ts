import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, type ResponseOf, type Endpoint } from '@grantwright/shared/contract';
import { anApplication, anOrganization, type TrackedRecord } from '@grantwright/shared/testing';
import { onePagePdf } from '../lib/one-page-pdf.ts';
import { Browser, type Outcome, type RequestOptions } from './browser.ts';
import type { Ledger, WrittenApplication } from './ledger.ts';
import type { Tally } from './tally.ts';

/** Thrown to end a session between two commands. */
export class RunEndedError extends Error {}

const password = 'harbor street';
const guidelines = [
  'Community Food Fund 2027: request for proposals',
  'Applicants must be nonprofit organizations with 501(c)(3) status.',
  'Proposals are due on March 12, 2027 at 5:00 p.m. ET. Awards do not exceed $50,000.',
  'Project Summary: describe the project in at most 300 words.',
  'Statement of Need: whom does the project serve, and how many?',
];

/** A user who records every command in the ledger before sending it, and again when it is acknowledged. */
export class SimulatedUser {
  readonly ledger: Ledger;
  readonly browser: Browser;
  readonly #tally: Tally;
  readonly #isRunning: () => boolean;

  constructor(url: string, tally: Tally, isRunning: () => boolean) {
    this.browser = new Browser(url, tally);
    this.#tally = tally;
    this.#isRunning = isRunning;
    this.ledger = {
      username: `c${randomUUID().slice(0, 13)}`,
      cookie: '',
      registered: 'sent',
      organizations: [],
      documents: [],
      applications: [],
      payments: [],
    };
  }

  async register(): Promise<void> {
    const { username } = this.ledger;
    const email = `${username}@example.org`;
    await this.#must(endpoints.register, {
      body: { username, email, password },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    this.ledger.cookie = this.browser.cookie;
    this.ledger.registered = 'done';
    const me = await this.#must(endpoints.getUser);
    if (me.username !== username) this.#tally.leaks.push(`${username} is ${me.username}`);
  }

  async organization(): Promise<TrackedRecord> {
    const record = this.#newRecord();
    this.ledger.organizations.push(record);
    await this.#create(
      endpoints.createOrganization,
      record,
      anOrganization({ name: record.title }),
    );
    return record;
  }

  async document(): Promise<TrackedRecord> {
    const record = this.#newRecord();
    this.ledger.documents.push(record);
    const form = new FormData();
    form.set('file', new File([onePagePdf([...guidelines, record.title])], `${record.title}.pdf`));
    await this.#create(endpoints.createDocument, record, form);
    return record;
  }

  /** Analyzes the guidelines and generates a draft. */
  async draft(document: TrackedRecord, organization: TrackedRecord): Promise<string> {
    const documentId = document.id ?? '';
    const analysis = await this.#must(endpoints.analyzeDocument, { body: { documentId } });
    const { requirements, sections, details } = analysis;
    const organizationInfo = { name: organization.title, mission: 'No household goes hungry.' };
    const body = { requirements, sections, details, organizationInfo };
    return (await this.#must(endpoints.generateApplication, { body })).content;
  }

  async application(organization: TrackedRecord, text = ''): Promise<WrittenApplication> {
    const mark = randomUUID();
    const record: WrittenApplication = {
      ...this.#newRecord(),
      organization,
      saves: [{ mark, version: 1, saved: 'sent' }],
    };
    this.ledger.applications.push(record);
    await this.#create(
      endpoints.createApplication,
      record,
      createFields(record, `${text}<p>${mark}</p>`),
    );
    for (const save of record.saves) save.saved = 'done';
    return record;
  }

  async save(record: WrittenApplication): Promise<void> {
    const mark = randomUUID();
    const version = record.saves.length;
    const save: WrittenApplication['saves'][number] = { mark, version: version + 1, saved: 'sent' };
    record.saves.push(save);
    const { errorCode, repeated } = await this.#request(endpoints.updateApplication, {
      params: { id: record.id ?? '' },
      headers: { 'If-Match': `"${version}"` },
      body: createFields(record, `<p>${mark}</p>`),
    });
    if (
      errorCode &&
      !(repeated && errorCode === 'stale-version' && (await this.#contains(record, mark)))
    )
      this.#tally.recordUnclear(`save: ${errorCode}`);
    else save.saved = 'done';
  }

  async pay(): Promise<void> {
    const { id } = await this.#must(endpoints.createPaymentIntent, {
      body: {},
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const index = this.ledger.payments.push('sent') - 1;
    await this.#must(endpoints.paySandbox, {
      params: { id },
      body: { cardNumber: '4242424242424242' },
    });
    this.ledger.payments[index] = 'done';
  }

  async remove(endpoint: Endpoint, record: TrackedRecord): Promise<void> {
    record.deleted = 'sent';
    const { errorCode, repeated } = await this.#request(endpoint, {
      params: { id: record.id ?? '' },
    });
    if (errorCode && !(repeated && errorCode === 'not-found'))
      this.#tally.recordUnclear(`${endpoint.method} ${endpoint.path}: ${errorCode}`);
    else record.deleted = 'done';
  }

  /** Expects only the user's own records in lists, and `not-found` for another user's record. */
  async checkIsolation(others: Ledger[]): Promise<void> {
    const names = [
      ...(await this.#must(endpoints.listOrganizations)).map(({ name }) => name),
      ...(await this.#must(endpoints.listDocuments)).map(({ name }) => name),
      ...(await this.#must(endpoints.listApplications)).map(({ title }) => title),
    ];
    for (const name of names)
      if (!name.startsWith(this.ledger.username))
        this.#tally.leaks.push(`${this.ledger.username} received ${name}`);
    const id = others.flatMap(({ applications }) => applications).find((each) => each.id)?.id;
    if (!id) return;
    const { errorCode } = await this.#request(endpoints.getApplication, { params: { id } });
    if (errorCode !== 'not-found')
      this.#tally.leaks.push(`${this.ledger.username} requested ${id}: ${errorCode ?? 'allowed'}`);
  }

  async #contains(record: WrittenApplication, mark: string): Promise<boolean> {
    const { body } = await this.#request(endpoints.getApplication, {
      params: { id: record.id ?? '' },
    });
    return body?.content.includes(mark) ?? false;
  }

  async #create<C extends Endpoint & { response: object }>(
    endpoint: C,
    record: TrackedRecord,
    body: unknown,
  ) {
    const { body: created, errorCode } = await this.#request<Endpoint>(endpoint, {
      body,
      headers: { 'Idempotency-Key': record.key },
    });
    if (errorCode) throw new Error(`${endpoint.method} ${endpoint.path}: ${errorCode}`);
    record.id = (created as { id: string } | undefined)?.id ?? '';
    record.created = 'done';
  }

  async #must<const C extends Endpoint>(
    endpoint: C,
    sent?: RequestOptions,
  ): Promise<NonNullable<ResponseOf<C>>> {
    const { body, errorCode } = await this.#request(endpoint, sent);
    if (!body) throw new Error(`${endpoint.method} ${endpoint.path}: ${errorCode ?? 'no body'}`);
    return body;
  }

  /** Ends the session only between two commands. */
  async #request<const C extends Endpoint>(
    endpoint: C,
    sent?: RequestOptions,
  ): Promise<Outcome<C>> {
    if (!this.#isRunning() && endpoint.method === 'GET') throw new RunEndedError();
    await pause(100);
    return this.browser.request(endpoint, sent);
  }

  #newRecord(): TrackedRecord {
    if (!this.#isRunning()) throw new RunEndedError();
    const title = `${this.ledger.username}-${randomUUID()}`;
    return { title, key: randomUUID(), created: 'sent' };
  }
}

const createFields = ({ title, organization }: WrittenApplication, content: string) =>
  anApplication({ title, content, organizationId: organization.id ?? '' });
