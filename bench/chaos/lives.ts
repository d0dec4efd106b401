import { calls } from '@grantwright/shared/contract';
import type { Ledger } from './ledger.ts';
import { Ended, Person } from './person.ts';
import type { Tally } from './tally.ts';

/** A whole life: everything that the product can be asked to keep, and to forget. */
async function live(person: Person, others: Ledger[]): Promise<void> {
  await person.register();
  const kept = await person.organization();
  const guidelines = await person.document();
  const first = await person.application(kept, await person.draft(guidelines, kept));
  await person.save(first);
  await person.lookAround(others);
  await person.remove(calls.deleteDocument, await person.document());
  await person.pay();
  const doomed = await person.organization();
  const carried = await person.application(doomed);
  await person.save(carried);
  carried.deleted = 'sent';
  await person.remove(calls.deleteOrganization, doomed);
  carried.deleted = 'done';
  await person.pay();
  const second = await person.application(kept);
  await person.save(first);
  await person.remove(calls.deleteApplication, second);
  await person.save(first);
  await person.lookAround(others);
}

type Setting = { url: string; tally: Tally; people: number; onBroken: (error: unknown) => void };

/** So many people at work side by side, each one life after another, until they are asked to finish. */
export function startLives({ url, tally, people, onBroken }: Setting) {
  const ledgers: Ledger[] = [];
  let goesOn = true;
  const work = async () => {
    while (goesOn) {
      const person = new Person(url, tally, () => goesOn);
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
    /** Lets everybody finish what they have begun. */
    finish: async () => {
      goesOn = false;
      await all;
      return ledgers;
    },
  };
}
