import { endpoints } from '@grantwright/shared/contract';
import type { Ledger } from './ledger.ts';
import { Ended, Person } from './person.ts';
import type { Tally } from './tally.ts';

/** One complete session of a user: creates, changes and deletes every kind of record. */
async function live(person: Person, others: Ledger[]): Promise<void> {
  await person.register();
  const organization = await person.organization();
  const guidelines = await person.document();
  const first = await person.application(
    organization,
    await person.draft(guidelines, organization),
  );
  await person.save(first);
  await person.checkIsolation(others);
  await person.remove(endpoints.deleteDocument, await person.document());
  await person.pay();
  const deletedOrganization = await person.organization();
  const deletedWithIt = await person.application(deletedOrganization);
  await person.save(deletedWithIt);
  deletedWithIt.deleted = 'sent';
  await person.remove(endpoints.deleteOrganization, deletedOrganization);
  deletedWithIt.deleted = 'done';
  await person.pay();
  const second = await person.application(organization);
  await person.save(first);
  await person.remove(endpoints.deleteApplication, second);
  await person.save(first);
  await person.checkIsolation(others);
}

type Setting = { url: string; tally: Tally; people: number; onBroken: (error: unknown) => void };

/** Runs concurrent users, each one session after another, until `finish` is called. */
export function startLives({ url, tally, people, onBroken }: Setting) {
  const ledgers: Ledger[] = [];
  let isRunning = true;
  const work = async () => {
    while (isRunning) {
      const person = new Person(url, tally, () => isRunning);
      const others = ledgers.filter(({ registered }) => registered === 'done').slice(-20);
      ledgers.push(person.ledger);
      await live(person, others).catch((error: unknown) => {
        if (!(error instanceof Ended)) onBroken(error);
      });
    }
  };
  const all = Promise.all(Array.from({ length: people }, work));
  return {
    ledgers,
    /** Waits for the current sessions to end. */
    finish: async () => {
      isRunning = false;
      await all;
      return ledgers;
    },
  };
}
