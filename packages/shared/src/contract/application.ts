import { z } from 'zod';
import { analysisSchema, dueSchema } from './analysis.ts';
import { organizationInfoSchema } from './organization-info.ts';
import { modelUsageSchema } from './analyst-fields.ts';
import { answerSchema, writerNoteSchema } from './generation.ts';
import { documentFormatSchema } from './document-format.ts';
import { endpoint } from './endpoint.ts';
import { createSavedFileName } from './create-export-file-name.ts';
import { applicationStatuses, limits, submissionStatuses } from './constants.ts';
import { access, content, cursorQuery, id, instant, singleLine, requiredLine } from './fields.ts';
import { checklistProgressSchema, openFindingsSchema, submissionSchema } from './submission.ts';
import { replacedRevisions, revision, workingCopySchema } from './working-copy.ts';

/** The editable fields of an application; a PUT replaces all of them. */
export const applicationBody = z.object({
  title: requiredLine('Title', limits.title),
  grantProgram: singleLine('Grant program', limits.title).default(''),
  content: content.default(''),
  status: z.enum(applicationStatuses),
  applicationDate: singleLine('Application date', 60).optional(),
  organizationId: id,
  /** The analysis, stored so that a reopened application has its limits, requirements and sources. */
  analysis: analysisSchema.optional(),
  organizationInfo: organizationInfoSchema.optional(),
  answers: z.array(answerSchema).max(limits.answers).optional(),
  /** The notes of the last draft for the writer. */
  writerNotes: z.array(writerNoteSchema).max(limits.writerNotes).optional(),
  /** The total model usage of the analysis and all drafts. */
  modelUsage: modelUsageSchema.optional(),
  submission: submissionSchema.optional(),
  /** The revisions of the working copy replaced by a save; any other revision is a conflict. */
  replaces: replacedRevisions.optional(),
  /** Identifies this save to a client that did not receive the response. */
  revision: revision.optional(),
});
export type ApplicationFields = z.infer<typeof applicationBody>;

export const applicationSummarySchema = z.object({
  id,
  title: z.string(),
  grantProgram: z.string(),
  status: z.enum(applicationStatuses),
  applicationDate: z.string(),
  organizationId: id,
  access: access.default('owner'),
  canDelete: z.boolean().default(true),
  /** Whether the owner of the organization has invited anybody to its team. */
  isShared: z.boolean().default(false),
  createdAt: instant,
  updatedAt: instant,
  /** The version for `If-Match`, also sent as the `ETag`. */
  version: z.int(),
  /** Open `[NEEDS INPUT: …]` marks in the content. */
  openGaps: z.int(),
  /** The funder's deadline as an ISO date, if the analysis found one. */
  deadline: z.string().optional(),
  /** The same deadline with its time and time zone; absent in applications stored before it was added. */
  due: dueSchema.optional(),
  submissionStatus: z.enum(submissionStatuses).optional(),
  /** When the next report is due after an award. */
  reportDue: z.iso.date().optional(),
  openFindings: openFindingsSchema.optional(),
  checklistProgress: checklistProgressSchema.optional(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

export const applicationSchema = z.object({
  ...applicationSummarySchema.shape,
  content: z.string(),
  analysis: analysisSchema.optional(),
  organizationInfo: organizationInfoSchema.optional(),
  answers: z.array(answerSchema).optional(),
  writerNotes: z.array(writerNoteSchema).optional(),
  modelUsage: modelUsageSchema.optional(),
  submission: submissionSchema.optional(),
  /** The revision of the last save, if the client sent one. */
  revision: z.string().optional(),
  /** Text typed after the last save. */
  workingCopy: workingCopySchema.optional(),
});
export type Application = z.infer<typeof applicationSchema>;

export const applicationCountsSchema = z.object({
  total: z.int(),
  completed: z.int(),
  inProgress: z.int(),
});

export const generateDocxBody = z.object({
  title: requiredLine('Title', limits.title),
  grantProgram: requiredLine('Grant program', limits.title),
  content: content.refine((html) => html.trim() !== '', 'The application has no text yet.'),
  organizationName: singleLine('Organization name').optional(),
  format: documentFormatSchema.optional(),
});

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const applications = { service: 'applications', access: 'user' } as const;

export const applicationEndpoints = {
  listApplications: endpoint({
    ...applications,
    method: 'GET',
    path: '/api/applications',
    status: 200,
    query: cursorQuery,
    response: z.array(applicationSummarySchema),
    summary:
      'Lists the user’s applications and those of the user’s teams, newest first, without content, up to 200 per page.',
  }),
  countApplications: endpoint({
    ...applications,
    method: 'GET',
    path: '/api/application-counts',
    status: 200,
    response: applicationCountsSchema,
    summary: 'Counts the listed applications by status.',
  }),
  createApplication: endpoint({
    ...applications,
    method: 'POST',
    path: '/api/applications',
    status: 201,
    body: applicationBody,
    response: applicationSchema,
    idempotent: true,
    teamRole: 'editor',
    summary: 'Creates an application; uses one entitlement.',
  }),
  getApplication: endpoint({
    ...applications,
    method: 'GET',
    path: '/api/applications/:id',
    status: 200,
    response: applicationSchema,
    teamRole: 'viewer',
    summary: 'Returns an application with its ETag.',
  }),
  updateApplication: endpoint({
    ...applications,
    method: 'PUT',
    path: '/api/applications/:id',
    status: 200,
    body: applicationBody,
    response: applicationSchema,
    needsVersion: true,
    teamRole: 'editor',
    summary: 'Replaces the editable fields; requires If-Match with the version that was read.',
  }),
  deleteApplication: endpoint({
    ...applications,
    method: 'DELETE',
    path: '/api/applications/:id',
    status: 204,
    teamRole: 'owner',
    summary:
      'Deletes an application. Only for its owner and its creator. The entitlement is not returned.',
  }),
  downloadApplication: endpoint({
    ...applications,
    method: 'GET',
    path: '/api/applications/:id/download',
    status: 200,
    file: docxType,
    teamRole: 'viewer',
    summary: `Returns the saved application as a Word file, ${createSavedFileName('{id}')}.`,
  }),
  generateDocx: endpoint({
    ...applications,
    method: 'POST',
    path: '/api/generate-docx',
    status: 200,
    body: generateDocxBody,
    file: docxType,
    summary: 'Returns a Word file of the edited application, saved or not.',
  }),
  generatePdf: endpoint({
    ...applications,
    method: 'POST',
    path: '/api/generate-pdf',
    status: 200,
    body: generateDocxBody,
    file: 'application/pdf',
    summary: 'Returns a tagged PDF of the edited application, saved or not.',
  }),
};
