import { callStatuses } from '@grantwright/shared/contract';
import { z } from 'zod';
import { boundsFor } from '../chunks/bounds-for.ts';
import { attachmentSchemaFor } from './schema/attachment-schema.ts';
import { criterionSchemaFor } from './schema/criterion-schema.ts';
import { questionSchemaFor } from './schema/question-schema.ts';
import { requirementSchemaFor } from './schema/requirement-schema.ts';
import { sectionSchemaFor } from './schema/section-schema.ts';
import { stepSchemaFor } from './schema/step-schema.ts';

/** Returns the response schema for a chunk of this many characters. */
export function analysisSchemaFor(chars: number) {
  const bounds = boundsFor(chars);
  const { texts, lists } = bounds;
  return z.object({
    status: z.enum(callStatuses).nullable(),
    documentKind: texts(200).nullable().describe('What the document is, if it is not a call.'),
    grantProgram: texts(300).nullable().describe('The name of the program, as written.'),
    funder: texts(300).nullable().describe('Who gives the money, as written.'),
    steps: z.array(stepSchemaFor(bounds)).max(lists(30, 150)).describe('Every dated step.'),
    requirements: z.array(requirementSchemaFor(bounds)).max(lists(100, 100)),
    sections: z
      .array(sectionSchemaFor(bounds))
      .max(lists(40, 150))
      .describe('What the applicant writes, in order.'),
    attachments: z
      .array(attachmentSchemaFor(bounds))
      .max(lists(40, 150))
      .describe('Forms and documents to attach.'),
    criteria: z
      .array(criterionSchemaFor(bounds))
      .max(lists(40, 150))
      .describe('Published criteria of the evaluation.'),
    questions: z
      .array(questionSchemaFor(bounds))
      .max(lists(10, 500))
      .describe('What only the applicant can answer, the most important first.'),
  });
}

/** Fields are nullable rather than optional, as required for strict structured outputs. */
export const analysisSchema = analysisSchemaFor(Number.POSITIVE_INFINITY);
export type ModelAnalysis = z.infer<typeof analysisSchema>;
