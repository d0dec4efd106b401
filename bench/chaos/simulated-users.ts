import { endpoints } from '@grantwright/shared/contract';
import type { Ledger } from './ledger.ts';
import { RunEndedError, SimulatedUser } from './simulated-user.ts';
import type { Tally } from './tally.ts';

/** Runs one complete user session that creates, changes and deletes every kind of record. */
async function runSession(user: SimulatedUser, others: Ledger[]): Promise<void> {
  await user.register();
  const organization = await user.organization();
  const guidelines = await user.document();
  const first = await user.application(organization, await user.draft(guidelines, organization));
  await user.save(first);
  await user.checkIsolation(others);
  await user.remove(endpoints.deleteDocument, await user.document());
  await user.pay();
  const deletedOrganization = await user.organization();
  const cascadeDeleted = await user.application(deletedOrganization);
  await user.save(cascadeDeleted);
  cascadeDeleted.deleted = 'sent';
  await user.remove(endpoints.deleteOrganization, deletedOrganization);
  cascadeDeleted.deleted = 'done';
  await user.pay();
  const second = await user.application(organization);
  await user.save(first);
  await user.remove(endpoints.deleteApplication, second);
  await user.save(first);
  await user.checkIsolation(others);
}

type Options = { url: string; tally: Tally; users: number; onError: (error: unknown) => void };

/** Runs concurrent users, each with one session after another, until `finish` is called. */
export function startUsers({ url, tally, users, onError }: Options) {
  const ledgers: Ledger[] = [];
  let isRunning = true;
  const work = async () => {
    while (isRunning) {
      const user = new SimulatedUser(url, tally, () => isRunning);
      const others = ledgers.filter(({ registered }) => registered === 'done').slice(-20);
      ledgers.push(user.ledger);
      await runSession(user, others).catch((error: unknown) => {
        if (!(error instanceof RunEndedError)) onError(error);
      });
    }
  };
  const all = Promise.all(Array.from({ length: users }, work));
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
