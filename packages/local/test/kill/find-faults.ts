import { endpoints, type Application, type Endpoint } from '@grantwright/shared/contract';
import { expectation, type TrackedRecord } from '@grantwright/shared/testing';
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
  const faults = [
    ...compare('organization', person.organizations, await list(endpoints.listOrganizations)),
    ...compare('document', person.documents, await list(endpoints.listDocuments)),
    ...compare('application', person.applications, applications),
    ...(await staleTexts(visitor, person.applications, applications)),
    ...(await wrongAccounts(stored, person, applications)),
  ];
  return faults.map((fault) => `${person.username}: ${fault}`);
}

const getName = ({ name, title }: ListedRecord) => (title ?? name ?? '').replace(/\.docx$/, '');

function compare(kind: string, records: TrackedRecord[], listed: ListedRecord[]): string[] {
  return records.flatMap((record) => {
    const count = listed.filter((each) => getName(each) === record.title).length;
    if (count > 1) return [`${kind} ${record.title} exists ${count} times`];
    const expected = expectation(record);
    if (expected === 'present' && count === 0) return [`${kind} ${record.id} is lost`];
    if (expected === 'absent' && count === 1)
      return [`${kind} ${record.id} reappeared after its deletion`];
    return [];
  });
}

/**
 * Finds applications whose stored text is neither the last acknowledged text nor a text sent later whose response was
 * lost.
 */
async function staleTexts(
  visitor: TestUser,
  applications: WrittenApplication[],
  listed: ListedRecord[],
) {
  const faults: string[] = [];
  for (const { title, saves, autosaves } of applications) {
    const id = listed.find((each) => each.title === title)?.id;
    if (!id) continue;
    const { content, version, workingCopy } = await visitor.get<Application>(
      endpoints.getApplication,
      {
        params: { id },
      },
    );
    const lastKnown = saves.findLastIndex(({ saved }) => saved === 'done');
    const storedIndex = saves.findIndex(
      (save) => save.content === content && save.version === version,
    );
    if (storedIndex < Math.max(lastKnown, 0)) {
      faults.push(
        `application ${id} has text ${storedIndex + 1} of ${saves.length}, known ${lastKnown + 1}`,
      );
    }
    const lastTyped = autosaves.findLastIndex(({ saved }) => saved === 'done');
    if (autosaves.findIndex((each) => each.content === workingCopy?.content) < lastTyped)
      faults.push(`application ${id} lost autosave ${lastTyped + 1} of ${autosaves.length}`);
  }
  return faults;
}

/**
 * Checks that applications match settled reservations, payments match credits, and nothing is duplicated.
 */
async function wrongAccounts(
  stored: StoredData,
  person: UserLedger,
  listed: ListedRecord[],
): Promise<string[]> {
  const created = person.applications.flatMap(({ title, id }) => {
    const applicationId = id ?? listed.find((each) => each.title === title)?.id;
    return applicationId ? [applicationId] : [];
  });
  const userId = await stored.userId(person.username);
  const account = userId ? await stored.account(userId) : undefined;
  if (!account) return created.length ? ['has applications but no account'] : [];
  const { reservations, freeLeft, credits, creditedPayments } = account;
  const settled = reservations.filter(({ state }) => state === 'settled').map(({ id }) => id);
  const paid = person.payments.filter((payment) => payment === 'done').length;
  const faults: string[] = [];
  if ([...settled].sort().join() !== [...created].sort().join()) {
    faults.push(`${created.length} applications created, ${settled.length} reservations settled`);
  }
  if (freeLeft + credits + reservations.length !== 1 + creditedPayments.length) {
    faults.push(`entitlements do not match: ${JSON.stringify(account)}`);
  }
  if (creditedPayments.length < paid || creditedPayments.length > person.payments.length) {
    faults.push(
      `${paid} of ${person.payments.length} payments made, ${creditedPayments.length} credited`,
    );
  }
  return faults;
}
