import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endpoints, type ResponseOf, type Endpoint } from '@grantwright/shared/contract';
import { anApplication, anOrganization, type Thing } from '@grantwright/shared/testing';
import { onePagePdf } from './a-pdf.ts';
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

/** A user. Records every command in the ledger before sending it, and again when it is acknowledged. */
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

  async organization(): Promise<Thing> {
    const thing = this.#newThing();
    this.ledger.organizations.push(thing);
    await this.#make(endpoints.createOrganization, thing, anOrganization({ name: thing.title }));
    return thing;
  }

  async document(): Promise<Thing> {
    const thing = this.#newThing();
    this.ledger.documents.push(thing);
    const form = new FormData();
    form.set('file', new File([onePagePdf([...guidelines, thing.title])], `${thing.title}.pdf`));
    await this.#make(endpoints.createDocument, thing, form);
    return thing;
  }

  /** Analyzes the guidelines and generates a draft. */
  async draft(document: Thing, organization: Thing): Promise<string> {
    const documentId = document.id ?? '';
    const analysis = await this.#must(endpoints.analyzeDocument, { body: { documentId } });
    const { requirements, sections, details } = analysis;
    const organizationInfo = { name: organization.title, mission: 'No household goes hungry.' };
    const body = { requirements, sections, details, organizationInfo };
    return (await this.#must(endpoints.generateApplication, { body })).content;
  }

  async application(organization: Thing, text = ''): Promise<WrittenApplication> {
    const mark = randomUUID();
    const thing: WrittenApplication = {
      ...this.#newThing(),
      organization,
      saves: [{ mark, version: 1, saved: 'sent' }],
    };
    this.ledger.applications.push(thing);
    await this.#make(endpoints.createApplication, thing, fieldsOf(thing, `${text}<p>${mark}</p>`));
    for (const save of thing.saves) save.saved = 'done';
    return thing;
  }

  async save(thing: WrittenApplication): Promise<void> {
    const mark = randomUUID();
    const version = thing.saves.length;
    const save: WrittenApplication['saves'][number] = { mark, version: version + 1, saved: 'sent' };
    thing.saves.push(save);
    const { refusal, repeated } = await this.#ask(endpoints.updateApplication, {
      params: { id: thing.id ?? '' },
      headers: { 'If-Match': `"${version}"` },
      body: fieldsOf(thing, `<p>${mark}</p>`),
    });
    if (refusal && !(repeated && refusal === 'stale-version' && (await this.#holds(thing, mark))))
      this.#tally.recordUnclear(`save: ${refusal}`);
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

  async remove(endpoint: Endpoint, thing: Thing): Promise<void> {
    thing.deleted = 'sent';
    const { refusal, repeated } = await this.#ask(endpoint, { params: { id: thing.id ?? '' } });
    if (refusal && !(repeated && refusal === 'not-found'))
      this.#tally.recordUnclear(`${endpoint.method} ${endpoint.path}: ${refusal}`);
    else thing.deleted = 'done';
  }

  /** Expects only own records in the lists, and `not-found` for another user's record. */
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
    const { refusal } = await this.#ask(endpoints.getApplication, { params: { id } });
    if (refusal !== 'not-found')
      this.#tally.leaks.push(`${this.ledger.username} requested ${id}: ${refusal ?? 'allowed'}`);
  }

  async #holds(thing: WrittenApplication, mark: string): Promise<boolean> {
    const { body } = await this.#ask(endpoints.getApplication, { params: { id: thing.id ?? '' } });
    return body?.content.includes(mark) ?? false;
  }

  async #make<C extends Endpoint & { response: object }>(endpoint: C, thing: Thing, body: unknown) {
    const { body: made, refusal } = await this.#ask<Endpoint>(endpoint, {
      body,
      headers: { 'Idempotency-Key': thing.key },
    });
    if (refusal) throw new Error(`${endpoint.method} ${endpoint.path}: ${refusal}`);
    thing.id = (made as { id: string } | undefined)?.id ?? '';
    thing.made = 'done';
  }

  async #must<const C extends Endpoint>(
    endpoint: C,
    sent?: RequestOptions,
  ): Promise<NonNullable<ResponseOf<C>>> {
    const { body, refusal } = await this.#ask(endpoint, sent);
    if (!body) throw new Error(`${endpoint.method} ${endpoint.path}: ${refusal ?? 'no body'}`);
    return body;
  }

  /** Ends the session only between two commands. */
  async #ask<const C extends Endpoint>(endpoint: C, sent?: RequestOptions): Promise<Outcome<C>> {
    if (!this.#isRunning() && endpoint.method === 'GET') throw new RunEndedError();
    await pause(100);
    return this.browser.ask(endpoint, sent);
  }

  #newThing(): Thing {
    if (!this.#isRunning()) throw new RunEndedError();
    const title = `${this.ledger.username}-${randomUUID()}`;
    return { title, key: randomUUID(), made: 'sent' };
  }
}

const fieldsOf = ({ title, organization }: WrittenApplication, content: string) =>
  anApplication({ title, content, organizationId: organization.id ?? '' });
