import type { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';

/** One page of a list and the cursor of the next. */
export class Page<T> {
  readonly items: T[];
  readonly next: string | undefined;

  constructor(items: T[], next?: string) {
    this.items = items;
    this.next = next;
  }

  map<U>(present: (item: T) => U): Page<U> {
    return new Page(this.items.map(present), this.next);
  }
}

/** Creates an opaque cursor from a row's sort keys. */
export const encodeCursor = (keys: (string | number)[]) =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/**
 * Decodes a cursor with the given schema.
 *
 * @throws AppError `invalid-request` for a malformed cursor
 */
export function decodeCursor<S extends z.ZodType>(cursor: string, shape: S): z.output<S> {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('invalid-request', 'This page of the list does not exist.', { cause });
  }
}

/** Truncates rows read with `limit + 1` to a page, with the cursor of its last row if there are more. */
export function createPage<T>(
  rows: T[],
  limit: number,
  keys: (row: T) => (string | number)[],
): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return new Page(items, rows.length > limit && last ? encodeCursor(keys(last)) : undefined);
}
