import { z } from 'zod';
import { analystAccess, sentence, shortText } from './analyst-fields.ts';
import { limits } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { claimSchema } from './generation.ts';
import { savedAnswerSchema } from './saved-answer.ts';

/** A section or question, and the applicant's own writing to search for an answer. */
export const findPassagesBody = z.object({
  section: shortText,
  /** The funder's prompts for the section. */
  prompts: z.array(sentence).max(40).default([]),
  organizationName: shortText,
  /** The user's other organizations: text that names only one of these is left out. */
  otherOrganizations: z.array(shortText).max(limits.pageSize).default([]),
  documentIds: z.array(id).max(limits.sourceDocuments),
  /** Earlier applications. */
  applicationIds: z.array(id).max(limits.sourceApplications),
  /** The organization whose latest saved answers are searched. */
  organizationId: id.optional(),
  /** The application in the editor, whose own saved answers are left out. */
  currentApplicationId: id.optional(),
});
export type FindPassagesRequest = z.input<typeof findPassagesBody>;

const ownTextSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('document'), id }),
  z.object({ type: z.literal('application'), id }),
  z.object({ type: z.literal('answer'), id }),
]);

/** Where a passage or a figure is stated. */
const placed = {
  source: ownTextSchema,
  /** The name of the document, the title of the application (also for an answer saved from it), or else the question. */
  name: z.string(),
  page: z.int().min(1).optional(),
  /** The year stated in the document, or in which the application or the answer was last saved. */
  year: z.int().optional(),
};

export const newerFigureSchema = z.object({
  ...placed,
  /** The figure in the passage: "1,038 families". */
  figure: sentence,
  /** The figure in a later document. */
  newer: sentence,
  quote: sentence,
});
export type NewerFigure = z.infer<typeof newerFigureSchema>;

export const ownPassageSchema = z.object({
  ...placed,
  /** The headings above the passage. */
  title: z.string(),
  /** A paragraph, the introduction of a list, or the cells of a table row. */
  text: z.string(),
  /** The items of a list. */
  items: z.array(z.string()),
  /** The figures, dates and addresses in the passage, all supported by its text. */
  facts: z.array(claimSchema.pick({ text: true, kind: true })),
  /** Figures for which a later document states a different value in the same words. */
  newer: z.array(newerFigureSchema),
  /** Present if the passage is a whole saved answer; "title" is its question. */
  answer: savedAnswerSchema
    .pick({
      ...{ text: true, applicationTitle: true, acceptedAt: true, updatedAt: true },
      ...{ reviewAfter: true, isDue: true },
    })
    .optional(),
});
/** A complete, unchanged passage from the applicant's own writing. */
export type OwnPassage = z.infer<typeof ownPassageSchema>;

export const foundPassagesSchema = z.object({
  /** Saved answers, then passages, both with the best match first. */
  passages: z.array(ownPassageSchema).max(8),
});
export type FoundPassages = z.infer<typeof foundPassagesSchema>;

export const passageEndpoints = {
  findPassages: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/find-passages',
    status: 200,
    body: findPassagesBody,
    response: foundPassagesSchema,
    teamRole: 'viewer',
    summary:
      'Finds the saved answers and the passages of the user’s documents and earlier applications that answer a section or question.',
  }),
};
