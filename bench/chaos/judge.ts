import { endpoints, type ResponseOf, type Endpoint } from '@grantwright/shared/contract';
import { expectation, type Thing } from '@grantwright/shared/testing';
import { Browser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { Stored } from './stored.ts';
import type { Tally } from './tally.ts';

export type Faults = { lost: string[]; doubled: string[] };

type System = { url: string; tally: Tally; stored: Stored };

/** Compares the stored data with the acknowledged writes of all users. */
export async function judge(system: System, people: Ledger[]): Promise<Faults> {
  const faults: Faults = { lost: [], doubled: [] };
  for (const person of people) await judgeOne(system, person, faults);
  faults.lost.push(...(await system.stored.files()).missing);
  return faults;
}

async function judgeOne({ url, tally, stored }: System, person: Ledger, faults: Faults) {
  if (person.registered !== 'done') return;
  const browser = new Browser(url, tally);
  browser.cookie = person.cookie;
  const get = async <const C extends Endpoint>(endpoint: C, params = {}) =>
    (await browser.ask(endpoint, { params })).body;
  const organizations = names((await get(endpoints.listOrganizations)) ?? []);
  const documents = names((await get(endpoints.listDocuments)) ?? []);
  const listed = (await get(endpoints.listApplications)) ?? [];
  compare('organization', person.organizations, organizations, faults);
  compare('document', person.documents, documents, faults);
  compare('application', person.applications, names(listed), faults);
  for (const { title, saves } of person.applications) {
    const id = listed.find((each) => each.title === title)?.id;
    const current = id && (await get(endpoints.getApplication, { id }));
    if (!current) continue;
    const lastKnown = saves.findLastIndex(({ saved }) => saved === 'done');
    const found = saves.findIndex(
      ({ mark, version }) => current.content.includes(mark) && current.version === version,
    );
    if (found < Math.max(lastKnown, 0))
      faults.lost.push(
        `application ${id}: expected save ${lastKnown + 1} or later, found ${found + 1}`,
      );
  }
  await judgeAccount(stored, person, listed, faults);
}

const names = (things: { name?: string; title?: string }[]) =>
  things.map(({ name, title }) => (title ?? name ?? '').replace(/\.pdf$/, ''));

function compare(kind: string, things: Thing[], found: string[], faults: Faults): void {
  for (const thing of things) {
    const count = found.filter((name) => name === thing.title).length;
    const expected = expectation(thing);
    if (count > 1) faults.doubled.push(`${kind} ${thing.title} exists ${count} times`);
    if (expected === 'there' && count === 0) faults.lost.push(`${kind} ${thing.id}`);
    if (expected === 'gone' && count > 0)
      faults.doubled.push(`${kind} ${thing.id} reappeared after its deletion`);
  }
}

/** Expects one settled reservation per application and one credit per payment. */
async function judgeAccount(
  stored: Stored,
  person: Ledger,
  listed: ResponseOf<typeof endpoints.listApplications>,
  { lost, doubled }: Faults,
): Promise<void> {
  const created = person.applications.flatMap(
    ({ title, id }) => id ?? listed.find((each) => each.title === title)?.id ?? [],
  );
  const account = await stored.account(person.username);
  const paid = person.payments.filter((payment) => payment === 'done').length;
  if (!account) {
    if (created.length + paid > 0) lost.push(`the account of ${person.username}`);
    return;
  }
  const { reservations, freeLeft, credits, creditedPayments } = account;
  const settled = reservations.filter(({ state }) => state === 'settled').map(({ id }) => id);
  for (const id of created.filter((each) => !settled.includes(each)))
    lost.push(`the entitlement of application ${id} is not settled`);
  for (const id of settled.filter(
    (each, at) => !created.includes(each) || settled.indexOf(each) < at,
  ))
    doubled.push(`application ${id} used an entitlement twice or without existing`);
  if (freeLeft + credits + reservations.length !== 1 + creditedPayments.length)
    doubled.push(`the account of ${person.username} does not add up: ${JSON.stringify(account)}`);
  if (creditedPayments.length < paid)
    lost.push(`${paid} payments of ${person.username}, ${creditedPayments.length} credited`);
  if (creditedPayments.length > person.payments.length)
    doubled.push(`${person.payments.length} payments sent, ${creditedPayments.length} credited`);
}
