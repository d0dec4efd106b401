import { endpoints, type ResponseOf, type Endpoint } from '@grantwright/shared/contract';
import { expectation, type TrackedRecord } from '@grantwright/shared/testing';
import { Browser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { StoredData } from './stored-data.ts';
import type { Tally } from './tally.ts';

export type Faults = { lost: string[]; duplicated: string[] };

type System = { url: string; tally: Tally; stored: StoredData };

/** Compares the stored data with all users' acknowledged writes. */
export async function findFaults(system: System, users: Ledger[]): Promise<Faults> {
  const faults: Faults = { lost: [], duplicated: [] };
  for (const user of users) await addFaultsOf(system, user, faults);
  faults.lost.push(...(await system.stored.files()).missing);
  return faults;
}

async function addFaultsOf({ url, tally, stored }: System, user: Ledger, faults: Faults) {
  if (user.registered !== 'done') return;
  const browser = new Browser(url, tally);
  browser.cookie = user.cookie;
  const get = async <const C extends Endpoint>(endpoint: C, params = {}) =>
    (await browser.request(endpoint, { params })).body;
  const organizations = names((await get(endpoints.listOrganizations)) ?? []);
  const documents = names((await get(endpoints.listDocuments)) ?? []);
  const listed = (await get(endpoints.listApplications)) ?? [];
  compare('organization', user.organizations, organizations, faults);
  compare('document', user.documents, documents, faults);
  compare('application', user.applications, names(listed), faults);
  for (const { title, saves } of user.applications) {
    const id = listed.find((each) => each.title === title)?.id;
    const current = id && (await get(endpoints.getApplication, { id }));
    if (!current) continue;
    const lastKnown = saves.findLastIndex(({ saved }) => saved === 'done');
    const storedIndex = saves.findIndex(
      ({ mark, version }) => current.content.includes(mark) && current.version === version,
    );
    if (storedIndex < Math.max(lastKnown, 0))
      faults.lost.push(
        `application ${id}: expected save ${lastKnown + 1} or later, found ${storedIndex + 1}`,
      );
  }
  await judgeAccount(stored, user, listed, faults);
}

const names = (records: { name?: string; title?: string }[]) =>
  records.map(({ name, title }) => (title ?? name ?? '').replace(/\.pdf$/, ''));

function compare(kind: string, records: TrackedRecord[], titles: string[], faults: Faults): void {
  for (const record of records) {
    const count = titles.filter((name) => name === record.title).length;
    const expected = expectation(record);
    if (count > 1) faults.duplicated.push(`${kind} ${record.title} exists ${count} times`);
    if (expected === 'present' && count === 0) faults.lost.push(`${kind} ${record.id}`);
    if (expected === 'absent' && count > 0)
      faults.duplicated.push(`${kind} ${record.id} reappeared after its deletion`);
  }
}

/** Expects one settled reservation per application and one credit per payment. */
async function judgeAccount(
  stored: StoredData,
  user: Ledger,
  listed: ResponseOf<typeof endpoints.listApplications>,
  { lost, duplicated }: Faults,
): Promise<void> {
  const created = user.applications.flatMap(
    ({ title, id }) => id ?? listed.find((each) => each.title === title)?.id ?? [],
  );
  const account = await stored.account(user.username);
  const paid = user.payments.filter((payment) => payment === 'done').length;
  if (!account) {
    if (created.length + paid > 0) lost.push(`the account of ${user.username}`);
    return;
  }
  const { reservations, freeLeft, credits, creditedPayments } = account;
  const settled = reservations.filter(({ state }) => state === 'settled').map(({ id }) => id);
  for (const id of created.filter((each) => !settled.includes(each)))
    lost.push(`the entitlement of application ${id} is not settled`);
  for (const id of settled.filter(
    (each, index) => !created.includes(each) || settled.indexOf(each) < index,
  ))
    duplicated.push(`application ${id} used an entitlement twice or without existing`);
  if (freeLeft + credits + reservations.length !== 1 + creditedPayments.length)
    duplicated.push(`the account of ${user.username} is inconsistent: ${JSON.stringify(account)}`);
  if (creditedPayments.length < paid)
    lost.push(`${paid} payments of ${user.username}, ${creditedPayments.length} credited`);
  if (creditedPayments.length > user.payments.length)
    duplicated.push(`${user.payments.length} payments sent, ${creditedPayments.length} credited`);
}
