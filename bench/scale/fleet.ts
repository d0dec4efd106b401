import type { Kind } from './requests.ts';
import type { Kind as Load, Station } from './model.ts';

/** The service whose database is used by each kind of request. */
const serviceOf: Record<Kind, string> = {
  save: 'applications',
  list: 'applications',
  open: 'applications',
  count: 'applications',
  library: 'documents',
  upload: 'documents',
  organizations: 'organizations',
  whoAmI: 'auth',
  signIn: 'auth',
};

/** The number of CPUs of each station on a deadline day. A database shard counts as one CPU. */
export const stations: Station[] = [
  { name: 'gateway', servers: 8 },
  { name: 'auth', servers: 20 },
  { name: 'applications', servers: 20 },
  { name: 'documents', servers: 12 },
  { name: 'organizations', servers: 2 },
  { name: 'billing', servers: 1 },
  { name: 'ai', servers: 1 },
  { name: 'database of applications', servers: 12 },
  { name: 'database of documents', servers: 2 },
  { name: 'database of organizations', servers: 1 },
  { name: 'database of auth', servers: 1 },
];

/** Assigns database work to the service's own database. */
export const assignToFleet = (load: Load, kind: Kind): Load => ({
  ...load,
  work: load.work.map((each) => ({
    ...each,
    station: each.station === 'database' ? `database of ${serviceOf[kind]}` : each.station,
  })),
});
