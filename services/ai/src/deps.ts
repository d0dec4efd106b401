import type { InternalClient } from '@grantwright/shared/service';
import type { Analyses } from './models/analysis-model.ts';
import type { Turns } from './analysis/turns.ts';
import type { Forgotten } from './models/forgotten-model.ts';
import type { Accounts } from './usage/accounts.ts';
import type { Analysts } from './providers/analysts.ts';
import type { Throttle } from './throttle.ts';

/** What the operations of this service work with. */
export type Deps = {
  analysts: Analysts;
  /** Asks other services in the person's name. */
  internal: Pick<InternalClient, 'call'>;
  analyses: Analyses;
  forgotten: Forgotten;
  accounts: Accounts;
  /** Analyses of one text, one after the other. */
  turns: Turns;
  /** The same between the copies of this service, for what is paid for. */
  turnsOfCopies: Turns;
  throttle: Throttle;
  now: () => Date;
};

/** For whom something is done: passed on to whoever is asked on the way. */
export type Person = { id: string; token: string };

export const isoDate = (time: Date): string => time.toISOString().slice(0, 10);
