import type { createBounds } from '../../chunks/create-bounds.ts';

/** Limits on text and lists in one response. */
export type Bounds = ReturnType<typeof createBounds>;

export const createQuoteSchema = ({ texts }: Bounds) =>
  texts(1_200).describe(
    'The shortest passage that proves it, word for word; " … " where words are left out.',
  );

export const appliesToSchemaFor = ({ texts }: Bounds) =>
  texts(200)
    .nullable()
    .describe('The track, kind of applicant or case it is limited to, as named; null for all.');
