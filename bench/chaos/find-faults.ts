import { endpoints, type Endpoint } from '@grantwright/shared/contract';
import {
  compareAccount,
  compareRecords,
  compareSaves,
  type Fault,
} from '@grantwright/shared/testing';
import { Browser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { StoredData } from './stored-data.ts';
import type { Tally } from './tally.ts';

export type Faults = { lost: string[]; duplicated: string[] };

type System = { url: string; tally: Tally; stored: StoredData };

/** Compares the stored data with all users' acknowledged writes. */
export async function findFaults(system: System, users: Ledger[]): Promise<Faults> {
  const faults: Fault[] = [];
  for (const user of users) faults.push(...(await findFaultsOf(system, user)));
  const textsOf = (type: Fault['type']) =>
    faults.filter((fault) => fault.type === type).map(({ text }) => text);
  const { missing } = await system.stored.files();
  return { lost: [...textsOf('lost'), ...missing], duplicated: textsOf('duplicated') };
}

async function findFaultsOf({ url, tally, stored }: System, user: Ledger): Promise<Fault[]> {
  if (user.registered !== 'done') return [];
  const browser = new Browser(url, tally);
  browser.cookie = user.cookie;
  const get = async <const C extends Endpoint>(endpoint: C, params = {}) =>
    (await browser.request(endpoint, { params })).body;
  const organizations = names((await get(endpoints.listOrganizations)) ?? []);
  const documents = names((await get(endpoints.listDocuments)) ?? []);
  const listed = (await get(endpoints.listApplications)) ?? [];
  const findId = (title: string) => listed.find((each) => each.title === title)?.id;
  const faults = [
    ...compareRecords('organization', user.organizations, organizations),
    ...compareRecords('document', user.documents, documents),
    ...compareRecords('application', user.applications, names(listed)),
    ...compareAccount(await stored.account(user.username), {
      applications: user.applications.flatMap(({ title, id }) => id ?? findId(title) ?? []),
      payments: user.payments,
    }),
  ];
  for (const { title, saves } of user.applications) {
    const id = findId(title);
    const current = id && (await get(endpoints.getApplication, { id }));
    if (!current) continue;
    const isStored = ({ mark, version }: (typeof saves)[number]) =>
      current.content.includes(mark) && current.version === version;
    faults.push(...compareSaves(`application ${id}`, saves, isStored));
  }
  return faults.map(({ type, text }) => ({ type, text: `${user.username}: ${text}` }));
}

const names = (records: { name?: string; title?: string }[]) =>
  records.map(({ name, title }) => (title ?? name ?? '').replace(/\.pdf$/, ''));
