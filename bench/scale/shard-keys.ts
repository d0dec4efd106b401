import type { Filter, SentCommand } from './sent-commands.ts';

/**
 * What each collection is spread by when one server no longer holds it. `hashed` spreads evenly; a key
 * that must be unique cannot be hashed, and is one already.
 */
export const shardKeys: Record<string, string> = {
  organizations: 'ownerId',
  default_choices: '_id',
  documents: 'ownerId',
  readings: '_id',
  leftovers: '_id',
  applications: 'ownerId',
  deleted_organizations: '_id',
  accounts: '_id',
  payments: '_id',
  analyses: 'ownerId',
  forgotten_documents: '_id',
  sandbox_intents: '_id',
  limits: 'key',
};

/**
 * What stays whole, on one shard: an e-mail and a username are each unique over all users, which only
 * one key of a spread collection can be; the others hold a few rows.
 */
export const whole = ['users', 'turns', 'migrations', 'migration_locks', 'dead_letters'];

/** Queries that ask all shards on purpose: timers send them, never a request, and an index holds only their rows. */
export const sweeps: { purpose: string; matches: (command: SentCommand) => boolean }[] = [
  { purpose: 'unpublished events', matches: ({ filter }) => 'outbox.0' in filter },
  {
    purpose: 'documents due for another extraction',
    matches: ({ collection, kind, filter }) =>
      collection === 'documents' && kind === 'command' && 'readAgainAt' in filter,
  },
  {
    purpose: 'applications whose write a killed process left unchecked',
    matches: ({ collection, filter }) => collection === 'applications' && 'unchecked' in filter,
  },
];

/** Whether one shard alone can answer: the filter names one value of the key, or a few. */
export function isTargeted({ collection, filter }: SentCommand): boolean {
  const key = shardKeys[collection];
  if (key === undefined) throw new Error(`${collection} is neither spread nor whole`);
  return names(filter, key);
}

function names(filter: Filter, key: string): boolean {
  const value = filter[key];
  if (value === undefined)
    return Array.isArray(filter['$and']) && filter['$and'].some((each: Filter) => names(each, key));
  if (typeof value !== 'object' || value === null) return true;
  const operators = Object.keys(value);
  return operators.includes('$eq') || operators.every((operator) => !operator.startsWith('$'));
}
