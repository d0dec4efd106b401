import type { Model, Schema } from 'mongoose';
import { computeFingerprint, deriveIdFromKey, createKeyReusedError } from './idempotency.ts';
import { isDuplicateKey } from '../mongo/connect-mongo.ts';

type KeyedRecord = {
  _id: string;
  ownerId: string;
  /** See `createFreshIdentity`. */
  creationKey?: string;
  fingerprint?: string;
  deletedAt?: Date;
};

type Creation = {
  /** Distinguishes records of different kinds with the same key. */
  kind: string;
  ownerId: string;
  key: string | undefined;
  /** The data of the first request that every repeat must match. */
  request?: unknown;
};

/**
 * Creates the identity of a record: new if there is no key, otherwise the same for every repeat with the key. For
 * records whose id other services need before they are stored, even if they never are.
 */
export const createIdentity = (
  { newId }: { newId: () => string },
  { kind, ownerId, key, request }: Creation,
): Pick<KeyedRecord, '_id' | 'ownerId' | 'fingerprint'> =>
  key === undefined
    ? { _id: newId(), ownerId }
    : {
        _id: deriveIdFromKey(ownerId, kind, key),
        ownerId,
        ...(request !== undefined && { fingerprint: computeFingerprint(request) }),
      };

/**
 * Creates the identity of a record, with a new id. Repeats with the key find the record by `creationKey` (see
 * `indexCreationKey`). A repeat after the record is deleted therefore never gets an id that other services have
 * recorded as deleted.
 */
export function createFreshIdentity(
  deps: { newId: () => string },
  creation: Creation,
): Pick<KeyedRecord, '_id' | 'ownerId' | 'creationKey' | 'fingerprint'> {
  const { _id, ...identity } = createIdentity(deps, creation);
  if (creation.key === undefined) return { _id, ...identity };
  return { _id: deps.newId(), creationKey: _id, ...identity };
}

/** Adds the index for `createFreshIdentity` to a schema. */
export function indexCreationKey(schema: { index: Schema['index'] }): void {
  schema.index(
    { ownerId: 1, creationKey: 1 },
    {
      name: 'creation_key',
      unique: true,
      partialFilterExpression: { creationKey: { $exists: true } },
    },
  );
}

/**
 * Inserts a record. A repeat with the same key returns the first record.
 *
 * @throws AppError `key-reused` like `findFirst`
 */
export const createOnce = async <T extends KeyedRecord>(model: Model<T>, record: T): Promise<T> =>
  (await insertOnce(model, record)).record;

/** Like `createOnce`, but also returns whether this request inserted the record and may undo the insertion. */
export async function insertOnce<T extends KeyedRecord>(
  model: Model<T>,
  record: T,
): Promise<{ record: T; isNew: boolean }> {
  try {
    const created = await model.create(record);
    return { record: created.toObject(), isNew: true };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return { record: await findFirst(model, record), isNew: false };
  }
}

/**
 * Finds the record created by the first request with a key.
 *
 * @throws AppError `key-reused` if that request was different, or its record is deleted
 */
export async function findFirst<T extends KeyedRecord>(
  model: Model<T>,
  { _id, ownerId, creationKey, fingerprint }: Omit<KeyedRecord, 'deletedAt'>,
): Promise<T> {
  const identity = creationKey === undefined ? { _id } : { creationKey };
  const first = await model.findOne({ ...identity, ownerId }).lean<T>();
  if (!first || first.fingerprint !== fingerprint || first.deletedAt) throw createKeyReusedError();
  return first;
}
