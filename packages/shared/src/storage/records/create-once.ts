import type { Model } from 'mongoose';
import { fingerprintOf, idFromKey, keyReusedError } from './idempotency.ts';
import { isDuplicateKey } from '../mongo/connect-mongo.ts';

type Keyed = { _id: string; ownerId: string; fingerprint?: string; deletedAt?: Date };

type Creation = {
  /** Distinguishes records of different kinds under the same key. */
  kind: string;
  ownerId: string;
  /** The request’s `Idempotency-Key`. */
  key: string | undefined;
  /** The data that must be equal in a repeat and the first request. */
  request?: unknown;
};

/** The identity of a record to create: a new one without a key, the same one for every repeat under a key. */
export const identityOf = (
  { newId }: { newId: () => string },
  { kind, ownerId, key, request }: Creation,
): Pick<Keyed, '_id' | 'ownerId' | 'fingerprint'> =>
  key === undefined
    ? { _id: newId(), ownerId }
    : {
        _id: idFromKey(ownerId, kind, key),
        ownerId,
        ...(request !== undefined && { fingerprint: fingerprintOf(request) }),
      };

/**
 * Inserts a record. A repeat under the same key returns the first record.
 *
 * @throws AppError `key-reused` like `findFirst`
 */
export const createOnce = async <T extends Keyed>(model: Model<T>, record: T): Promise<T> =>
  (await insertOnce(model, record)).record;

/** Like `createOnce`, but also returns whether this request inserted the record and may undo the insertion. */
export async function insertOnce<T extends Keyed>(
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
 * Finds the record that the first request under a key created.
 *
 * @throws AppError `key-reused` if that request was different, or its record is deleted
 */
export async function findFirst<T extends Keyed>(
  model: Model<T>,
  { _id, ownerId, fingerprint }: Pick<Keyed, '_id' | 'ownerId' | 'fingerprint'>,
): Promise<T> {
  const first = await model.findOne({ _id, ownerId }).lean<T>();
  if (!first || first.fingerprint !== fingerprint || first.deletedAt) throw keyReusedError();
  return first;
}
