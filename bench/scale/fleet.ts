import type { Kind } from './person.ts';
import type { Kind as Load, Station } from './simulate.ts';

/** Whose database a kind of request asks. */
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

/** Processors of each part on the last day before a deadline. A shard is a processor and more here. */
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

/** The same requests where every service has a database of its own. */
export const onFleet = (load: Load, kind: Kind): Load => ({
  ...load,
  work: load.work.map((each) => ({
    ...each,
    station: each.station === 'database' ? `database of ${serviceOf[kind]}` : each.station,
  })),
});
