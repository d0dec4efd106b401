import { endpoints, type Application, type Endpoint } from '@grantwright/shared/contract';
import {
  compareAccount,
  compareRecords,
  compareSaves,
  type Fault,
} from '@grantwright/shared/testing';
import { TestUser } from '../product-under-test.ts';
import type { UserLedger, WrittenApplication } from './ledger.ts';
import type { StoredData } from './stored-data.ts';

type ListedRecord = { id: string; name?: string; title?: string };

/** Compares the product's state with one user's ledger. Returns an empty list if they match. */
export async function findFaults(
  url: string,
  stored: StoredData,
  person: UserLedger,
): Promise<string[]> {
  if (!person.cookie) return [];
  const visitor = new TestUser(url);
  visitor.cookie = person.cookie;
  const response = await visitor.send(endpoints.getUser);
  if (response.status !== 200)
    return [`${person.username}: registered, but now gets ${response.status}`];

  const list = (endpoint: Endpoint) => visitor.get<ListedRecord[]>(endpoint);
  const applications = await list(endpoints.listApplications);
  const findId = (title: string) => applications.find((each) => each.title === title)?.id;
  const userId = await stored.userId(person.username);
  const faults = [
    ...compareRecords(
      'organization',
      person.organizations,
      names(await list(endpoints.listOrganizations)),
    ),
    ...compareRecords('document', person.documents, names(await list(endpoints.listDocuments))),
    ...compareRecords('application', person.applications, names(applications)),
    ...compareAccount(userId ? await stored.account(userId) : undefined, {
      applications: person.applications.flatMap(({ title, id }) => id ?? findId(title) ?? []),
      payments: person.payments,
    }),
  ];
  for (const application of person.applications) {
    const id = findId(application.title);
    if (id) faults.push(...(await compareTexts(visitor, id, application)));
  }
  return faults.map(({ type, text }) => `${person.username}: ${type}: ${text}`);
}

const names = (records: readonly ListedRecord[]) =>
  records.map(({ name, title }) => (title ?? name ?? '').replace(/\.docx$/, ''));

/** Compares the saved text and the working copy. */
async function compareTexts(
  visitor: TestUser,
  id: string,
  { saves, autosaves }: WrittenApplication,
): Promise<Fault[]> {
  const { content, version, workingCopy } = await visitor.get<Application>(
    endpoints.getApplication,
    { params: { id } },
  );
  return [
    ...compareSaves(
      `application ${id}`,
      saves,
      (save) => save.content === content && save.version === version,
    ),
    ...(autosaves.some(({ saved }) => saved === 'done')
      ? compareSaves(
          `the working copy of application ${id}`,
          autosaves,
          (autosave) => autosave.content === workingCopy?.content,
        )
      : []),
  ];
}
