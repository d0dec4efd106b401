import { callStatuses, stepKinds, requirementKinds } from '@grantwright/shared/contract';
import { z } from 'zod';
import { createBounds } from '../chunks/create-bounds.ts';

/** Limits on text and lists in one response. */
type Bounds = ReturnType<typeof createBounds>;

const createQuoteSchema = ({ texts }: Bounds) =>
  texts(1_200).describe(
    'The shortest passage that proves it, word for word; " … " where words are left out.',
  );

const appliesToSchemaFor = ({ texts }: Bounds) =>
  texts(200)
    .nullable()
    .describe('The track, kind of applicant or case it is limited to, as named; null for all.');

/** Requirement kinds for the model, finer-grained than those of the checklist. */
const fineGrainedKinds = [
  'ineligible',
  'award-size',
  'total-funding',
  'award-count',
  'allowed-cost',
  'unallowed-cost',
  'certification',
  'ai-policy',
] as const;
const modelKinds = [...requirementKinds, ...fineGrainedKinds] as const;
export type ModelKind = (typeof modelKinds)[number];

/** One line of the checklist. */
const createRequirementSchema = (bounds: Bounds) =>
  z.object({
    kind: z.enum(modelKinds).catch('content'),
    text: bounds
      .texts(600)
      .describe('One fact as a sentence that is clear on its own, with the figures as written.'),
    mandatory: z.boolean().catch(true).describe('False only for what applicants may or should do.'),
    appliesTo: appliesToSchemaFor(bounds),
    quote: createQuoteSchema(bounds),
  });

const count = z.int().positive().max(1_000_000).nullable();

/** Returns the schema for a section to be written by the applicant. */
const createSectionSchema = (bounds: Bounds) =>
  z.object({
    name: bounds.texts(200).describe('The name, as written, without its number.'),
    description: bounds.texts(800).describe('What it must contain.'),
    required: z.boolean().catch(true),
    appliesTo: appliesToSchemaFor(bounds),
    words: count,
    pages: z.number().positive().max(1_000).nullable(),
    characters: count,
    sharedWith: z
      .array(bounds.texts(200))
      .max(bounds.lists(20, 300))
      .describe('Names of other sections and attachments within the same limit.'),
    prompts: z
      .array(bounds.texts(1_000))
      .max(bounds.lists(30, 150))
      .describe('The questions and points it must answer, in order, as written.'),
    points: z.number().min(0).max(10_000).nullable(),
    percent: z.number().min(0).max(10_000).nullable().describe('Weight, if stated in percent.'),
    quote: createQuoteSchema(bounds).nullable(),
  });

/** Returns the schema for a deadline or another dated step. */
const createStepSchema = (bounds: Bounds) =>
  z.object({
    kind: z.enum(stepKinds).catch('other'),
    text: bounds
      .texts(400)
      .describe('One line: what is due or happens, with date, time and zone as written.'),
    words: bounds
      .texts(150)
      .describe(
        'The date alone, as written: "March 5, 2027", "second Friday of each month", "rolling basis".',
      ),
    date: bounds.texts(30).nullable().describe('YYYY-MM-DD; null if no year is stated.'),
    time: bounds.texts(30).nullable().describe('HH:MM, 24 hours.'),
    timeZone: bounds.texts(100).nullable().describe('As written.'),
    appliesTo: appliesToSchemaFor(bounds),
    quote: createQuoteSchema(bounds),
  });

/** Returns the schema for a form or document to attach. */
const createAttachmentSchema = (bounds: Bounds) =>
  z.object({
    name: bounds.texts(200).describe('The form or document, as named.'),
    text: bounds
      .texts(400)
      .describe('One line: "Attach …", with its conditions: how many, how long, how recent.'),
    required: z.boolean().catch(true),
    providedBy: bounds
      .texts(200)
      .nullable()
      .describe('Who provides or signs it, if not the applicant.'),
    isCounted: z
      .boolean()
      .nullable()
      .describe('Whether it counts toward a page limit; null if not stated.'),
    appliesTo: appliesToSchemaFor(bounds),
    quote: createQuoteSchema(bounds),
  });

/** Returns the schema for a question for the applicant. */
const createQuestionSchema = ({ texts, lists }: Bounds) =>
  z.object({ question: texts(300), sections: z.array(texts(200)).max(lists(10, 300)) });

/** Returns the schema for a published evaluation criterion. */
const createCriterionSchema = (bounds: Bounds) =>
  z.object({
    name: bounds.texts(200).describe('The criterion, as named, without its number and points.'),
    points: z.number().min(0).max(10_000).nullable(),
    percent: z.number().min(0).max(10_000).nullable().describe('Weight, if stated in percent.'),
    quote: createQuoteSchema(bounds),
  });

/** Returns the response schema for a chunk of this many characters. */
export function createAnalysisSchema(chars: number) {
  const bounds = createBounds(chars);
  const { texts, lists } = bounds;
  return z.object({
    status: z.enum(callStatuses).nullable(),
    documentKind: texts(200).nullable().describe('What the document is, if it is not a call.'),
    grantProgram: texts(300).nullable().describe('The name of the program, as written.'),
    funder: texts(300).nullable().describe('Who gives the money, as written.'),
    steps: z.array(createStepSchema(bounds)).max(lists(30, 150)).describe('Every dated step.'),
    requirements: z.array(createRequirementSchema(bounds)).max(lists(100, 100)),
    sections: z
      .array(createSectionSchema(bounds))
      .max(lists(40, 150))
      .describe('What the applicant writes, in order.'),
    attachments: z
      .array(createAttachmentSchema(bounds))
      .max(lists(40, 150))
      .describe('Forms and documents to attach.'),
    criteria: z
      .array(createCriterionSchema(bounds))
      .max(lists(40, 150))
      .describe('Published criteria of the evaluation.'),
    questions: z
      .array(createQuestionSchema(bounds))
      .max(lists(10, 500))
      .describe('What only the applicant can answer, the most important first.'),
  });
}

/** Fields are nullable rather than optional, as required for strict structured outputs. */
export const analysisSchema = createAnalysisSchema(Number.POSITIVE_INFINITY);
export type ModelAnalysis = z.infer<typeof analysisSchema>;
