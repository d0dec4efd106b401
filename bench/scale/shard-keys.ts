import type { Filter, SentCommand } from './sent-commands.ts';

/** The shard key of each collection. Hashed keys are distributed evenly, but a unique key cannot be hashed. */
export const shardKeys: Record<string, string> = {
  organizations: 'ownerId',
  default_choices: '_id',
  documents: 'ownerId',
  readings: '_id',
  leftovers: '_id',
  applications: 'ownerId',
  application_versions: 'ownerId',
  answers: 'ownerId',
  review_comments: 'ownerId',
  deleted_organizations: '_id',
  accounts: '_id',
  payments: '_id',
  analyses: 'ownerId',
  usage: '_id',
  jobs: 'ownerId',
  job_sources: 'jobId',
  job_responses: 'jobId',
  forgotten_documents: '_id',
  deleted_users: '_id',
  sandbox_intents: '_id',
  limits: 'key',
};

/** Sharded collections used only with a language model, which this benchmark does not have. */
export const modelCollections = ['usage'];

/**
 * Unsharded collections. Email address and username must both be unique, but a sharded collection supports only one
 * unique key; memberships are found by member and by owner; the others have few documents.
 */
export const unsharded = [
  'users',
  'memberships',
  'password_reset_requests',
  'review_links',
  'migrations',
  'migration_locks',
  'dead_letters',
];

/** Queries by timers that intentionally go to all shards. */
export const sweeps: { purpose: string; matches: (command: SentCommand) => boolean }[] = [
  { purpose: 'unpublished events', matches: ({ filter }) => 'outbox.0' in filter },
  {
    purpose: 'emails that are due',
    matches: ({ collection, filter }) => collection === 'users' && 'mails.0' in filter,
  },
  {
    purpose: 'documents due for another extraction',
    matches: ({ collection, kind, filter }) =>
      collection === 'documents' && kind === 'command' && 'readAgainAt' in filter,
  },
  {
    purpose: 'files of interrupted uploads and deletions',
    matches: ({ collection, filter }) => collection === 'leftovers' && 'addedAt' in filter,
  },
  {
    purpose: 'writes that a killed process left unchecked',
    matches: ({ filter }) => typeof filter['unchecked'] === 'object',
  },
  {
    purpose: 'users deleted recently',
    matches: ({ collection, filter }) => collection === 'deleted_users' && 'deletedAt' in filter,
  },
  {
    purpose: 'jobs whose process has stopped',
    matches: ({ collection, filter }) => collection === 'jobs' && 'leaseUntil' in filter,
  },
];

/** Whether the filter contains one or a few values of the shard key. */
export function isTargeted({ collection, filter }: SentCommand): boolean {
  const key = shardKeys[collection];
  if (key === undefined)
    throw new Error(`${collection} has no shard key and is not listed as unsharded`);
  return hasKey(filter, key);
}

function hasKey(filter: Filter, key: string): boolean {
  const value = filter[key];
  if (value === undefined)
    return (
      Array.isArray(filter['$and']) && filter['$and'].some((each: Filter) => hasKey(each, key))
    );
  if (typeof value !== 'object' || value === null) return true;
  const operators = Object.keys(value);
  return (
    operators.includes('$eq') ||
    operators.includes('$in') ||
    operators.every((operator) => !operator.startsWith('$'))
  );
}
