import { answerSchema, organizationInfoSchema } from '@grantwright/shared/contract';
import { z } from 'zod';

/** `applicants.json`: what each organization says of itself and answers, and which calls (files) to draft for. */
export const applicantsSchema = z.object({
  calls: z.array(z.string()),
  applicants: z.array(
    z.object({
      organizationInfo: organizationInfoSchema,
      answers: z.array(answerSchema).default([]),
      /** Files of the organization's own, to draw passages from. */
      documents: z.array(z.string()).default([]),
    }),
  ),
});
