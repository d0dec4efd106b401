import { z } from 'zod';
import { limits } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { access, cursorQuery, id, instant, requiredLine, shortContent } from './fields.ts';

export const savedAnswerSchema = z.object({
  id,
  organizationId: id,
  /** The section or prompt that the text answers. */
  question: z.string(),
  /** Sanitized HTML. */
  text: z.string(),
  /** The application from which the text was saved; it may no longer exist. Absent if the answer was typed in. */
  applicationId: id.optional(),
  applicationTitle: z.string().optional(),
  access,
  canDelete: z.boolean(),
  /** The user who saved the answer; absent in responses of an earlier version. */
  creatorId: id.optional(),
  /** Whether the user who sent the request saved the answer. */
  isCreator: z.boolean(),
  /** When the text was saved. */
  acceptedAt: instant,
  /** The last day on which the text counts as current. */
  reviewAfter: z.iso.date(),
  /** Whether the review date has passed. */
  isDue: z.boolean(),
  updatedAt: instant,
});
/** An accepted answer in the answer library (docs/PRODUCT.md#answer-library). */
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

const question = requiredLine('Question', limits.title);
const text = shortContent(
  limits.longText,
  'This text is too long for one answer. Save a shorter part of it.',
).refine((html) => html.trim() !== '', 'The answer has no text yet.');

export const answerBody = z.object({
  question,
  text,
  /** A year from now if absent. */
  reviewAfter: z.iso.date().optional(),
});
export type AnswerFields = z.infer<typeof answerBody>;

/** Without a question and a text, only the review date changes. */
export const answerChangeBody = answerBody
  .partial({ question: true, text: true })
  .refine(
    ({ question: sent, text: sentText }) => (sent === undefined) === (sentText === undefined),
    'A question and its text can only be changed together.',
  );
export type AnswerChange = z.infer<typeof answerChangeBody>;

export const newAnswerBody = answerBody.extend({ organizationId: id });
export type NewAnswer = z.infer<typeof newAnswerBody>;

export const answerQuery = cursorQuery.extend({
  organizationId: id.optional(),
  applicationId: id.optional(),
  /** Words that the question or the text must contain. */
  search: z.string().max(limits.name).optional(),
  /** Only answers whose review date has passed. */
  due: z.literal('true').optional(),
});
export type AnswerQuery = z.infer<typeof answerQuery>;

const answers = { service: 'applications', access: 'user' } as const;

export const savedAnswerEndpoints = {
  listAnswers: endpoint({
    ...answers,
    method: 'GET',
    path: '/api/answers',
    status: 200,
    query: answerQuery,
    response: z.array(savedAnswerSchema),
    summary:
      'Lists the user’s saved answers and those of the user’s teams, newest first, up to 200 per page.',
  }),
  createAnswer: endpoint({
    ...answers,
    method: 'POST',
    path: '/api/applications/:id/answers',
    status: 201,
    body: answerBody,
    response: savedAnswerSchema,
    idempotent: true,
    teamRole: 'editor',
    summary: 'Saves text from an application as an answer of its organization.',
  }),
  addAnswer: endpoint({
    ...answers,
    method: 'POST',
    path: '/api/answers',
    status: 201,
    body: newAnswerBody,
    response: savedAnswerSchema,
    idempotent: true,
    teamRole: 'editor',
    summary: 'Adds an answer to an organization without an application.',
  }),
  updateAnswer: endpoint({
    ...answers,
    method: 'PUT',
    path: '/api/answers/:id',
    status: 200,
    body: answerChangeBody,
    response: savedAnswerSchema,
    teamRole: 'editor',
    summary:
      'Replaces the question, the text and the review date of an answer, or only the review date.',
  }),
  deleteAnswer: endpoint({
    ...answers,
    method: 'DELETE',
    path: '/api/answers/:id',
    status: 204,
    teamRole: 'owner',
    summary:
      'Deletes an answer. Only for the owner of its organization and the editor who saved it.',
  }),
};
