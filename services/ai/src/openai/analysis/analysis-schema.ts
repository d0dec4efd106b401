import { callStatuses } from '@grantwright/shared/contract';
import { z } from 'zod';
import { createBounds } from '../chunks/create-bounds.ts';
import { createAttachmentSchema } from './schema/attachment-schema.ts';
import { createCriterionSchema } from './schema/criterion-schema.ts';
import { createQuestionSchema } from './schema/question-schema.ts';
import { createRequirementSchema } from './schema/requirement-schema.ts';
import { createSectionSchema } from './schema/section-schema.ts';
import { createStepSchema } from './schema/step-schema.ts';

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
