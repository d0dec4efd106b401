import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  awardSchema,
  budgetRulesSchema,
  callChangeSchema,
  callFileSchema,
  criterionSchema,
  eligibilitySchema,
  factSchema,
  keyFactsSchema,
  stepSchema,
} from './call-facts.ts';
import { callStatuses, limits, offeredFields, requirementKinds } from './constants.ts';
import {
  analystAccess,
  modelUsageSchema,
  providerChoice,
  quoteFields,
  sentence,
  shortText,
} from './analyst-fields.ts';
import { id } from './fields.ts';
import { lengthLimitSchema, sharedLimitSchema } from './text-limits.ts';
import { organizationInfoSchema } from './organization-info.ts';

export type RequirementKind = (typeof requirementKinds)[number];

export const requirementSchema = z.object({
  text: sentence,
  kind: z.enum(requirementKinds),
  mandatory: z.boolean(),
  /** Whether the applicant may skip this action even though `text` does not say so. */
  optional: z.boolean().optional(),
  /** Whether `attachments` lists everything that the requirement asks for. */
  isAttached: z.boolean().optional(),
  /** Whether it only announces a change that the merged analysis of several files already includes. */
  isAppliedChange: z.boolean().optional(),
  /** The track or kind of applicant it applies to, as the funder names it; absent if it applies to all. */
  appliesTo: shortText.optional(),
  ...quoteFields,
  /** Other passages that state the same requirement. */
  moreQuotes: z.array(z.object(quoteFields)).max(limits.moreQuotes).optional(),
});
/** One item of the checklist, with the funder's sentence that it is based on. */
export type Requirement = z.infer<typeof requirementSchema>;

export const sectionDetailSchema = z.object({
  name: shortText,
  description: sentence,
  required: z.boolean(),
  /** The track or kind of applicant that must write it, in the funder's words; absent if all must. */
  appliesTo: shortText.optional(),
  limit: lengthLimitSchema.optional(),
  /** The funder's prompts that this section must answer, in order. */
  prompts: z.array(sentence).max(40),
  /** Points in the evaluation, if the guidelines state them. */
  points: z.number().optional(),
  /** Weight in the evaluation in percent, if the guidelines state it. */
  percent: z.number().min(0).max(100).optional(),
  ...quoteFields,
});
export type SectionDetail = z.infer<typeof sectionDetailSchema>;

const attachmentLimitsSchema = z.object({
  maxPages: z.number().positive().optional(),
  maxMegabytes: z.number().positive().optional(),
  /** File name extensions without the dot; absent if any is accepted. */
  fileTypes: z.array(shortText).max(20).optional(),
});

export const attachmentSchema = z.object({
  /** The form or document to attach, as the funder names it. */
  name: shortText,
  required: z.boolean(),
  /** Who provides it, if not the applicant: "the fiscal sponsor". */
  providedBy: shortText.optional(),
  /** Whether its pages count toward the length limit, if the guidelines say. */
  isCounted: z.boolean().optional(),
  /** The limits of several files of one call; if absent, the limits in the name and the quote apply. */
  statedLimits: attachmentLimitsSchema.optional(),
  ...quoteFields,
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** When an application is due. */
export const dueSchema = z.object({
  /** ISO 8601 calendar date, and a time of day `HH:MM` if one is stated. */
  date: z.iso.date(),
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
  /** As the funder writes it: "ET", "local time of applicant organization". */
  timeZone: shortText.optional(),
  /** The time as the funder writes it, if it is ambiguous: "11:59:59 PDT". */
  doubtfulTime: shortText.optional(),
  /** Whether the year of `date` is inferred because the funder does not state it. */
  isYearInferred: z.boolean().optional(),
});
export type Due = z.infer<typeof dueSchema>;

export const deadlineSchema = z.object({
  ...dueSchema.shape,
  /** Whether the applicant chose it among the deadlines that the guidelines state. */
  isChosen: z.boolean().optional(),
  ...quoteFields,
});
export type Deadline = z.infer<typeof deadlineSchema>;

export const questionSchema = z.object({
  question: sentence,
  /** The names of the sections that need the answer. */
  sections: z.array(shortText).max(limits.sections),
});
export type Question = z.infer<typeof questionSchema>;

export type CallStatus = (typeof callStatuses)[number];

/** Fields added later are optional, for stored analyses without them. */
export const analysisDetailsSchema = z.object({
  provider: z.enum(['built-in', 'openai']),
  /**
   * False when the document is not an open call for applications; `notes` describes what it appears to be.
   */
  isCall: z.boolean(),
  status: z.enum(callStatuses).optional(),
  funder: shortText.optional(),
  /** The due date of the application, even if it has passed. */
  deadline: deadlineSchema.optional(),
  /** Every dated step in the funder's order, including rolling and recurring deadlines. */
  steps: z.array(stepSchema).max(limits.steps).optional(),
  award: awardSchema.optional(),
  budgetRules: budgetRulesSchema.optional(),
  keyFacts: keyFactsSchema.optional(),
  eligibility: eligibilitySchema.optional(),
  /** The funder's rules on AI-generated text. */
  aiPolicy: z.array(factSchema).max(limits.aiRules).optional(),
  criteria: z.array(criterionSchema).max(limits.criteria).optional(),
  /** The files of the call, in the order of publication; absent for one document of the library. */
  files: z.array(callFileSchema).max(limits.callFiles).optional(),
  changes: z.array(callChangeSchema).max(limits.callChanges).optional(),
  requirements: z.array(requirementSchema).max(limits.requirements),
  sections: z.array(sectionDetailSchema).max(limits.writtenSections),
  sharedLimits: z.array(sharedLimitSchema).max(limits.combinedLimits).optional(),
  /** Forms and documents to attach, which are not written as sections. */
  attachments: z.array(attachmentSchema).max(limits.attachments).optional(),
  questions: z.array(questionSchema).max(limits.questions),
  /** Messages for the user about omitted or unreadable content. */
  notes: z.array(sentence).max(limits.notes),
  /** Fields left empty by the model but found by the built-in analyst. */
  offered: z.array(z.enum(offeredFields)).max(offeredFields.length).optional(),
  /** Whether the model failed to give a usable response for part of the document; `notes` names the part. */
  isIncomplete: z.boolean().optional(),
  /** Absent when no model was used. */
  usage: modelUsageSchema.optional(),
});
export type AnalysisDetails = z.infer<typeof analysisDetailsSchema>;

export const sectionSchema = z.object({ name: shortText, description: sentence });
export type Section = z.infer<typeof sectionSchema>;

const fileAnalysisSchema = z.object({
  requirements: z.array(sentence).max(limits.requirements),
  sections: z.array(sectionSchema).max(limits.sections),
  grantProgram: shortText,
  details: analysisDetailsSchema,
  savedDocumentId: id.optional(),
});

export const analysisSchema = fileAnalysisSchema.extend({
  /**
   * The separate analysis of each of `details.files`, for a call with several files, so that a single file can be
   * removed.
   */
  fileAnalyses: z.array(fileAnalysisSchema).max(limits.callFiles).optional(),
});
/**
 * The requirements in the guidelines, and `details` with the evidence. Facts that are not in the document are omitted.
 */
export type Analysis = z.infer<typeof analysisSchema>;

/** The applicant: questions answered by these fields are omitted. */
const applicantInfo = organizationInfoSchema.optional();

export const aiStatusSchema = z.object({
  provider: z.enum(['built-in', 'openai']),
  /** The host that receives text and the model that analyzes it; absent when no text leaves the server. */
  endpoint: z.string().optional(),
  model: z.string().optional(),
});

export type AiStatus = z.infer<typeof aiStatusSchema>;

export const analysisEndpoints = {
  getAiStatus: endpoint({
    ...analystAccess,
    method: 'GET',
    path: '/api/ai',
    status: 200,
    response: aiStatusSchema,
    summary: 'Returns the configured analyst and whether text leaves the server.',
  }),
  analyzeDocument: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/analyze-document',
    status: 200,
    body: z.object({ documentId: id, provider: providerChoice, organizationInfo: applicantInfo }),
    response: analysisSchema,
    streams: true,
    teamRole: 'viewer',
    summary: 'Analyzes the guidelines in a library document.',
  }),
  analyzeUrl: endpoint({
    ...analystAccess,
    method: 'POST',
    path: '/api/analyze-url',
    status: 200,
    body: z.object({
      url: z
        .string()
        .trim()
        .max(limits.url)
        .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
          message: 'Enter a web address that starts with https:// or http://.',
        }),
      provider: providerChoice,
      organizationInfo: applicantInfo,
    }),
    response: analysisSchema,
    streams: true,
    summary: 'Analyzes the guidelines on a public web page or in a public file.',
  }),
};
