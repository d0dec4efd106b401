import { z } from 'zod';
import { limits, versionReasons } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { content, cursorQuery, id, instant, requiredLine } from './fields.ts';
import { applicationBody } from './application.ts';
import { sectionChoicesSchema, submissionSchema } from './submission.ts';

/** The records of an application that describe its text, and are kept and replaced with it. */
const textRecordsSchema = z.object({
  /** Limits that the applicant entered are facts about the funder, like the counting rule. */
  sections: sectionChoicesSchema.omit({ limits: true }).optional(),
  ...submissionSchema.pick({ writtenBy: true }).shape,
  ...applicationBody.pick({ writerNotes: true }).shape,
});
export type TextRecords = z.infer<typeof textRecordsSchema>;

export const versionSummarySchema = z.object({
  id,
  createdAt: instant,
  reason: z.enum(versionReasons),
  /** Present if the user named the version. */
  name: z.string().optional(),
  words: z.int().min(0),
  /** The user who wrote the text; absent if it was stored before teams were introduced. */
  authorId: id.optional(),
});
/** A stored version of an application's text (docs/PRODUCT.md#versions). */
export type VersionSummary = z.infer<typeof versionSummarySchema>;

export const versionSchema = versionSummarySchema.extend({
  content: z.string(),
  /** Absent in versions stored before it was added. */
  textRecords: textRecordsSchema.optional(),
});
export type Version = z.infer<typeof versionSchema>;

export const versionBody = z
  .object({
    /** Only the server stores the text before an edit and discarded text. */
    reason: z.enum(versionReasons).exclude(['edit', 'discard']),
    name: requiredLine('Name', limits.name).optional(),
    content: content.refine((html) => html.trim() !== '', 'The application has no text yet.'),
    textRecords: textRecordsSchema.optional(),
  })
  .refine(({ reason, name }) => (reason === 'named') === (name !== undefined), {
    message: 'A version has a name only if the user named it.',
    path: ['name'],
  });
export type VersionFields = z.infer<typeof versionBody>;

const versions = { service: 'applications', access: 'user' } as const;

export const versionEndpoints = {
  listVersions: endpoint({
    ...versions,
    method: 'GET',
    path: '/api/applications/:id/versions',
    status: 200,
    query: cursorQuery,
    response: z.array(versionSummarySchema),
    teamRole: 'viewer',
    summary: 'Lists the versions of an application, newest first, without their text.',
  }),
  createVersion: endpoint({
    ...versions,
    method: 'POST',
    path: '/api/applications/:id/versions',
    status: 201,
    body: versionBody,
    response: versionSummarySchema,
    idempotent: true,
    teamRole: 'editor',
    summary: 'Stores text as a version, unless the newest version has the same text and records.',
  }),
  getVersion: endpoint({
    ...versions,
    method: 'GET',
    path: '/api/application-versions/:id',
    status: 200,
    response: versionSchema,
    teamRole: 'viewer',
    summary: 'Returns a version with its text.',
  }),
  deleteVersion: endpoint({
    ...versions,
    method: 'DELETE',
    path: '/api/application-versions/:id',
    status: 204,
    teamRole: 'editor',
    summary: 'Deletes a version.',
  }),
};
