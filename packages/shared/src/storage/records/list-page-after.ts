import type { Model, ProjectionType, QueryFilter } from 'mongoose';
import { z } from 'zod';
import { limits } from '../../contract/index.ts';
import { decodeCursor, createPage, type Page } from './pagination.ts';

type List<T> = {
  filter: QueryFilter<T>;
  projection: ProjectionType<T>;
  /** Sort keys in the order of an index that begins with the filter's fields; the last one is unique. */
  sort: Record<string, 1 | -1>;
  /** The cursor of the previous page; absent for the first page. */
  cursor: string | undefined;
  /** For filters that no index covers. The server cancels the query after this time. */
  maxTimeMs?: number;
};

/**
 * Reads a page of a list by keyset: a deep page costs no more than the first one, and concurrent insertions
 * and deletions do not shift other rows.
 *
 * @throws AppError `invalid-request` for a malformed cursor
 */
export async function listPageAfter<T extends object>(
  model: Model<T>,
  { filter, projection, sort, cursor, maxTimeMs }: List<T>,
): Promise<Page<T>> {
  const names = Object.keys(sort);
  const bound =
    cursor === undefined ? {} : createFilterAfter(sort, decodeKeys(model, names, cursor));
  const rows = await model
    .find({ ...filter, ...bound }, projection, {
      ...(maxTimeMs !== undefined && { maxTimeMS: maxTimeMs }),
    })
    .sort(sort)
    .limit(limits.pageSize + 1)
    // otherwise the driver fetches a page in two batches
    .batchSize(limits.pageSize + 1)
    .lean<T[]>();
  return createPage(rows, limits.pageSize, (row) => names.map((name) => toKey(row, name)));
}

const cursorShape = z.array(z.union([z.number(), z.string()]));

/** Decodes the sort keys of the last row, with the types declared in the schema. */
function decodeKeys<T>(model: Model<T>, names: string[], cursor: string): unknown[] {
  const shape = cursorShape
    .length(names.length)
    .transform((keys) => names.map((name, index) => model.schema.path(name).cast(keys[index])));
  return decodeCursor(cursor, shape);
}

function toKey(row: object, name: string): string | number {
  const value: unknown = Reflect.get(row, name);
  if (value instanceof Date) return value.getTime();
  return typeof value === 'number' ? value : String(value);
}

/** For the keys (a, b): a is greater, or a is equal and b is greater. */
function createFilterAfter(sort: Record<string, 1 | -1>, keys: unknown[]) {
  const fields = Object.entries(sort).map(([name, direction], index) => ({
    name,
    key: keys[index],
    isAscending: direction === 1,
  }));
  const alternatives = fields.map(({ name, key, isAscending }, index) => ({
    ...Object.fromEntries(fields.slice(0, index).map((equal) => [equal.name, equal.key])),
    [name]: isAscending ? { $gt: key } : { $lt: key },
  }));
  const [first] = fields;
  if (!first) return {};
  return {
    // without this bound, the index scan would start at the first row
    [first.name]: first.isAscending ? { $gte: first.key } : { $lte: first.key },
    $or: alternatives,
  };
}
