import type { TextRecords } from '@grantwright/shared/contract';
import { createHash } from 'node:crypto';

type StoredText = { content: string; textRecords?: TextRecords | undefined };

/**
 * Returns a digest for comparing a text, and the records that describe it, with stored ones without loading them. The
 * same text with other sections is a different version.
 */
export function digestText({ content, textRecords = {} }: StoredText): string {
  const hash = createHash('sha256').update(content);
  if (Object.keys(textRecords).length > 0) hash.update(JSON.stringify(textRecords, sortKeys));
  return hash.digest('base64url');
}

/** Records from a request and from the database may list the same fields in different orders. */
const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
