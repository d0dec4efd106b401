import { z } from 'zod';
import { limits } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { content, instant } from './fields.ts';
import { submissionSchema } from './submission.ts';

const maxRevisionLength = 64;

/** A random key that the client chooses for each save and autosave, so that its own writes are recognized. */
export const revision = z
  .string()
  .max(maxRevisionLength)
  .regex(/^[\w-]{16,}$/);

/**
 * The revisions that a write may replace: the last one received by the client, and those it sent without receiving a
 * response. Replacing any other revision is a conflict.
 */
export const replacedRevisions = z.array(revision).max(limits.replacedRevisions);

/** Text typed after the last save of an application (docs/PRODUCT.md#autosave). */
export const workingCopySchema = z.object({
  revision,
  content: z.string(),
  submission: submissionSchema.optional(),
  savedAt: instant,
});
export type WorkingCopy = z.infer<typeof workingCopySchema>;

export const workingCopyBody = z.object({
  revision,
  replaces: replacedRevisions,
  /** The saved version of the application that the text is based on. */
  version: z.int().positive(),
  content,
  submission: submissionSchema.optional(),
});
export type WorkingCopyFields = z.infer<typeof workingCopyBody>;

/** One or more revisions, separated by commas. */
const revisionList = z
  .string()
  .max(limits.replacedRevisions * (maxRevisionLength + 1))
  .refine(
    (list) => replacedRevisions.safeParse(list.split(',')).success,
    'Not a list of revisions.',
  );

const workingCopy = {
  service: 'applications',
  access: 'user',
  path: '/api/applications/:id/working-copy',
} as const;

export const workingCopyEndpoints = {
  saveWorkingCopy: endpoint({
    ...workingCopy,
    method: 'PUT',
    status: 200,
    body: workingCopyBody,
    response: workingCopySchema.pick({ revision: true, savedAt: true }),
    teamRole: 'editor',
    summary: 'Stores the changes since the last save. The next save replaces them.',
  }),
  discardWorkingCopy: endpoint({
    ...workingCopy,
    method: 'DELETE',
    status: 204,
    query: z.object({ revision: revisionList.optional() }),
    teamRole: 'editor',
    summary:
      'Stores the working copy as a version and deletes it. With `revision` (comma-separated), only if it is one of those.',
  }),
};
