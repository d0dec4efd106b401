import { z } from 'zod';
import { call } from './call.ts';
import { limits, organizationTypes, requirementKinds } from './constants.ts';
import { content, id, longText } from './fields.ts';

export type RequirementKind = (typeof requirementKinds)[number];

const short = z.string().max(limits.title);
const sentence = z.string().max(2_000);

/** Where in the guidelines something stands: the funder's own words, and the page where there are pages. */
const quoted = { quote: sentence.optional(), page: z.int().min(1).optional() };

export const requirementSchema = z.object({
  text: sentence,
  kind: z.enum(requirementKinds),
  mandatory: z.boolean(),
  ...quoted,
});
/** One line of the checklist, with the funder's own sentence behind it. */
export type Requirement = z.infer<typeof requirementSchema>;

export const sectionLimitSchema = z.object({
  words: z.int().positive().optional(),
  pages: z.number().positive().optional(),
  characters: z.int().positive().optional(),
});
export type SectionLimit = z.infer<typeof sectionLimitSchema>;

export const sectionDetailSchema = z.object({
  name: short,
  description: sentence,
  required: z.boolean(),
  limit: sectionLimitSchema.optional(),
  /** The funder's own prompts that this section must answer, in order. */
  prompts: z.array(sentence).max(40),
  /** Points or weight in the evaluation, where the guidelines give one. */
  points: z.number().optional(),
  ...quoted,
});
export type SectionDetail = z.infer<typeof sectionDetailSchema>;

export const deadlineSchema = z.object({
  /** ISO 8601 calendar date, and a time of day `HH:MM` where one is given. */
  date: z.iso.date(),
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
  /** As the funder writes it: "ET", "local time of applicant organization". */
  timeZone: short.optional(),
  ...quoted,
});
export type Deadline = z.infer<typeof deadlineSchema>;

export const questionSchema = z.object({
  question: sentence,
  /** The names of the sections that wait for the answer. */
  sections: z.array(short).max(limits.sections),
});
export type Question = z.infer<typeof questionSchema>;

export const analysisDetailsSchema = z.object({
  provider: z.enum(['built-in', 'openai']),
  /** False when the document is no open call for applications; `notes` says what it seems to be. */
  isCall: z.boolean(),
  funder: short.optional(),
  deadline: deadlineSchema.optional(),
  requirements: z.array(requirementSchema).max(limits.requirements),
  sections: z.array(sectionDetailSchema).max(limits.sections),
  questions: z.array(questionSchema).max(limits.questions),
  /** Sentences for the person: what was left out, what could not be read. */
  notes: z.array(sentence).max(40),
});
export type AnalysisDetails = z.infer<typeof analysisDetailsSchema>;

export const sectionSchema = z.object({ name: short, description: sentence });
export type Section = z.infer<typeof sectionSchema>;

export const analysisSchema = z.object({
  requirements: z.array(sentence).max(limits.requirements),
  sections: z.array(sectionSchema).max(limits.sections),
  grantProgram: short,
  details: analysisDetailsSchema,
  savedDocumentId: id.optional(),
});
/** What the guidelines ask for: the spec's three fields, and `details` with the evidence. What the document does not say is absent. */
export type Analysis = z.infer<typeof analysisSchema>;

/** Organization fields as the creator holds them for one application (spec section 7, generate-application). */
export const organizationInfoSchema = z.object({
  name: z.string().trim().min(1, 'No organization selected').max(limits.name),
  type: z.union([z.enum(organizationTypes), z.literal('')]).nullish(),
  mission: longText('Mission statement').nullish(),
  achievements: longText('Past achievements').nullish(),
  currentProjects: longText('Current projects').nullish(),
  taxId: short.nullish(),
  foundedYear: z.union([z.int(), z.string().max(20)]).nullish(),
  annualBudget: short.nullish(),
  website: short.nullish(),
  focusAreas: z.string().max(1_000).nullish(),
  contactInfo: z
    .object({
      email: short.nullish(),
      phone: short.nullish(),
      address: short.nullish(),
      city: short.nullish(),
      state: short.nullish(),
      postalCode: short.nullish(),
    })
    .nullish(),
  additionalInfo: longText('Additional information').nullish(),
});
export type OrganizationInfo = z.infer<typeof organizationInfoSchema>;

/** Whom the analysis is for: no question is asked that this answers. */
const known = organizationInfoSchema.optional();

export const answerSchema = z.object({ question: sentence, answer: longText('An answer') });
export type Answer = z.infer<typeof answerSchema>;

/** The person's word that the built-in analyst does this one, although another is configured. Never assumed. */
const provider = z.literal('built-in').optional();

export const generateBody = z.object({
  provider,
  requirements: z.array(sentence).max(limits.requirements),
  sections: z.array(sectionSchema).max(limits.sections),
  organizationInfo: organizationInfoSchema,
  grantProgram: short.optional(),
  answers: z.array(answerSchema).max(limits.answers).optional(),
  documentIds: z.array(id).max(limits.sourceDocuments).optional(),
  /** The analysis the sections come from: gives the draft its limits and prompts. */
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

/** Where a fact of the draft comes from; `unsupported` when no source holds it. */
export const claimSourceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('organization'), field: short }),
  z.object({ type: z.literal('answer'), question: sentence }),
  z.object({ type: z.literal('additional') }),
  z.object({ type: z.literal('guidelines'), ...quoted }),
  z.object({ type: z.literal('document'), documentId: id, ...quoted }),
  z.object({ type: z.literal('unsupported') }),
]);
export type ClaimSource = z.infer<typeof claimSourceSchema>;

/** What a source says, in its own words. */
const statedSchema = z.object({ text: sentence, source: claimSourceSchema });

export const claimSchema = z.object({
  text: sentence,
  kind: z.enum(claimKinds),
  section: short.optional(),
  source: claimSourceSchema,
  /** Beside `unsupported`: the sentence of a source that gives another value for the same thing. */
  contradicts: statedSchema.optional(),
});
export type Claim = z.infer<typeof claimSchema>;

export const gapSchema = z.object({ section: short, question: sentence });
/** An open `[NEEDS INPUT: …]` mark in the draft. */
export type Gap = z.infer<typeof gapSchema>;

export const contradictionSchema = z.object({
  /** What the sources disagree on: "founding year", "patients". */
  about: short,
  statements: z.array(statedSchema).min(2).max(6),
});
/** Sources that give different values for one thing; a person decides which is right. */
export type Contradiction = z.infer<typeof contradictionSchema>;

export const generationSchema = z.object({
  content: z.string(),
  claims: z.array(claimSchema),
  gaps: z.array(gapSchema),
  /** Where the sources contradict each other; absent where they agree. */
  contradictions: z.array(contradictionSchema).max(limits.contradictions).optional(),
  provider: z.enum(['built-in', 'openai']),
});
export type Generation = z.infer<typeof generationSchema>;

/** A text that a person edited, with all that it may be made of. */
export const checkDraftBody = generateBody.omit({ provider: true }).extend({
  /** The draft as HTML, as an application keeps it. */
  content,
});
export type CheckDraftRequest = z.infer<typeof checkDraftBody>;

export const draftCheckSchema = generationSchema.omit({ content: true, provider: true });
export type DraftCheck = z.infer<typeof draftCheckSchema>;

/** `progress` events of a streamed call; `content` is a finished section's HTML while drafting. */
export const progressSchema = z.object({
  stage: z.enum(['reading', 'analyzing', 'drafting', 'checking']),
  section: short.optional(),
  done: z.int().min(0),
  total: z.int().min(0),
  content: z.string().optional(),
});
export type Progress = z.infer<typeof progressSchema>;

const field = z.string().max(limits.longText).optional();

export const extractionSchema = z.object({
  name: field,
  missionStatement: field,
  pastAchievements: field,
  currentProjects: field,
  organizationType: z.enum(organizationTypes).optional(),
  taxIdNumber: field,
  annualBudget: field,
  foundedYear: z.int().optional(),
  website: field,
  focusAreas: field,
  contactInfo: z
    .object({
      email: field,
      phone: field,
      address: field,
      city: field,
      state: field,
      postalCode: field,
    })
    .optional(),
  /** By field path (`name`, `contactInfo.city`): the words it was taken from. */
  sources: z
    .record(z.string(), z.object({ document: z.string().optional(), ...quoted }))
    .optional(),
  /** By field path, where papers contradict each other: what the others say, newest first. */
  conflicts: z
    .record(
      z.string(),
      z
        .array(
          z.object({
            value: z.string().max(limits.longText),
            document: z.string().optional(),
            /** Of which year the paper is, where it says so. */
            year: z.int().optional(),
            ...quoted,
          }),
        )
        .max(10),
    )
    .optional(),
  /** Sentences for the person: which of several files could not be read and why, where papers differ. */
  notes: z.array(sentence).max(limits.extractionFiles).optional(),
});
/** Organization fields found in documents. What is not clearly there is absent. */
export type Extraction = z.infer<typeof extractionSchema>;

export const aiStatusSchema = z.object({
  provider: z.enum(['built-in', 'openai']),
  /** The host that text is sent to and the model that reads it; absent when nothing leaves the machine. */
  endpoint: z.string().optional(),
  model: z.string().optional(),
});

const ai = { service: 'ai', access: 'user' } as const;

export const analysisCalls = {
  getAiStatus: call({
    ...ai,
    method: 'GET',
    path: '/api/ai',
    status: 200,
    answer: aiStatusSchema,
    summary: 'Which analyst answers, and what leaves the machine.',
  }),
  analyzeDocument: call({
    ...ai,
    method: 'POST',
    path: '/api/analyze-document',
    status: 200,
    body: z.object({ documentId: id, provider, organizationInfo: known }),
    answer: analysisSchema,
    streams: true,
    summary: 'Finds what the guidelines in a library document ask for.',
  }),
  analyzeUrl: call({
    ...ai,
    method: 'POST',
    path: '/api/analyze-url',
    status: 200,
    body: z.object({
      url: z
        .string()
        .trim()
        .max(limits.url)
        .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
          message: 'Please enter a web address that starts with https:// or http://.',
        }),
      provider,
      organizationInfo: known,
    }),
    answer: analysisSchema,
    streams: true,
    summary: 'The same for a public web page or file.',
  }),
  generateApplication: call({
    ...ai,
    method: 'POST',
    path: '/api/generate-application',
    status: 200,
    body: generateBody,
    answer: generationSchema,
    streams: true,
    summary: 'Drafts an application from what the organization said.',
  }),
  checkDraft: call({
    ...ai,
    method: 'POST',
    path: '/api/check-draft',
    status: 200,
    body: checkDraftBody,
    answer: draftCheckSchema,
    summary: 'Traces every fact of an edited draft to its source again.',
  }),
  extractOrgInfo: call({
    ...ai,
    method: 'POST',
    path: '/api/extract-org-info',
    status: 200,
    upload: { field: 'files', many: true },
    answer: extractionSchema,
    summary: 'Finds organization fields in files, without saving them.',
  }),
  extractOrg: call({
    ...ai,
    method: 'POST',
    path: '/api/documents/:id/extract-org',
    status: 200,
    answer: extractionSchema,
    summary: 'Finds organization fields in a library document.',
  }),
};
