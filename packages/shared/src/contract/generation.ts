import { z } from 'zod';
import { analysisDetailsSchema, sectionSchema } from './analysis.ts';
import { organizationInfoSchema } from './organization-info.ts';
import {
  analystAccess,
  modelUsageSchema,
  providerChoice,
  quoteFields,
  sentence,
  shortText,
} from './analyst-fields.ts';
import { endpoint } from './endpoint.ts';
import { limits, writerNoteKinds } from './constants.ts';
import { content, id, longText } from './fields.ts';

export const answerSchema = z.object({ question: sentence, answer: longText('An answer') });
export type Answer = z.infer<typeof answerSchema>;

export const generateBody = z.object({
  provider: providerChoice,
  requirements: z.array(sentence).max(limits.requirements),
  sections: z.array(sectionSchema).max(limits.writtenSections),
  organizationInfo: organizationInfoSchema,
  grantProgram: shortText.optional(),
  answers: z.array(answerSchema).max(limits.answers).optional(),
  documentIds: z.array(id).max(limits.sourceDocuments).optional(),
  /** The analysis of the sections, which provides limits and prompts. */
  details: analysisDetailsSchema.optional(),
});
export type GenerateRequest = z.infer<typeof generateBody>;

export const claimKinds = [
  'figure',
  'money',
  'percentage',
  'date',
  'name',
  'address',
  'email',
  'link',
] as const;

/** The source of a fact in the draft; `unsupported` if no source contains it. */
export const claimSourceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('organization'), field: shortText }),
  z.object({ type: z.literal('answer'), question: sentence }),
  z.object({ type: z.literal('additional') }),
  z.object({ type: z.literal('guidelines'), ...quoteFields }),
  z.object({ type: z.literal('document'), documentId: id, ...quoteFields }),
  z.object({ type: z.literal('unsupported') }),
]);
export type ClaimSource = z.infer<typeof claimSourceSchema>;

/** A quote from the source. */
const statedSchema = z.object({ text: sentence, source: claimSourceSchema });

export const claimSchema = z.object({
  text: sentence,
  kind: z.enum(claimKinds),
  section: shortText.optional(),
  source: claimSourceSchema,
  /** For `unsupported`: a sentence of a source that states a different value. */
  contradicts: statedSchema.optional(),
});
export type Claim = z.infer<typeof claimSchema>;

export const gapSchema = z.object({ section: shortText, question: sentence });
/** An open `[NEEDS INPUT: …]` mark in the draft. */
export type Gap = z.infer<typeof gapSchema>;

export const contradictionSchema = z.object({
  /** The subject of the contradiction: "founding year", "patients". */
  about: shortText,
  statements: z.array(statedSchema).min(2).max(6),
});
/** Sources with different values for the same thing; the user decides which value is right. */
export type Contradiction = z.infer<typeof contradictionSchema>;

export const writerNoteSchema = z.object({
  section: shortText,
  kind: z.enum(writerNoteKinds),
  text: sentence,
  ...quoteFields,
});
/** A remark about the draft of a section, shown next to it and never part of it; quotes the guidelines. */
export type WriterNote = z.infer<typeof writerNoteSchema>;

export const generationSchema = z.object({
  content: z.string(),
  claims: z.array(claimSchema),
  gaps: z.array(gapSchema),
  /** Contradictions between the sources; absent if there are none. */
  contradictions: z.array(contradictionSchema).max(limits.contradictions).optional(),
  provider: z.enum(['built-in', 'openai']),
  notes: z.array(writerNoteSchema).max(limits.writerNotes).optional(),
  /** Absent when no model was used. */
  usage: modelUsageSchema.optional(),
});
export type Generation = z.infer<typeof generationSchema>;

/** An edited draft with all its possible sources. */
export const checkDraftBody = generateBody.omit({ provider: true }).extend({
  /** The draft as HTML, as stored in applications. */
  content,
});
export type CheckDraftRequest = z.infer<typeof checkDraftBody>;

export const draftCheckSchema = generationSchema.omit({
  content: true,
  provider: true,
  notes: true,
  usage: true,
});
export type DraftCheck = z.infer<typeof draftCheckSchema>;

export const generationEndpoints = {
  generateApplication: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/generate-application',
    status: 200,
    body: generateBody,
    response: generationSchema,
    streams: true,
    teamRole: 'viewer',
    summary: 'Drafts an application from the organization’s answers and documents.',
  }),
  checkDraft: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/check-draft',
    status: 200,
    body: checkDraftBody,
    response: draftCheckSchema,
    teamRole: 'viewer',
    summary: 'Traces every fact in an edited draft to its source.',
  }),
};
