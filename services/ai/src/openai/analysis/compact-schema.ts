import { requirementKinds, stepKinds } from '@grantwright/shared/contract';
import { z } from 'zod';
import { createBounds } from '../chunks/create-bounds.ts';

/** Returns a reduced response schema for a model with a small context. */
export function createCompactSchema(chars: number) {
  const { texts, lists } = createBounds(chars);
  const count = z.int().positive().max(1_000_000).nullable();
  const quote = texts(1_200);
  return z.object({
    status: z.enum(['open', 'not-a-call']).nullable(),
    grantProgram: texts(300).nullable(),
    funder: texts(300).nullable(),
    steps: z
      .array(
        z.object({
          kind: z.enum(stepKinds),
          text: texts(400),
          words: texts(150),
          date: texts(30).nullable().describe('YYYY-MM-DD'),
          time: texts(30).nullable().describe('HH:MM'),
          quote,
        }),
      )
      .max(lists(30, 150)),
    requirements: z
      .array(
        z.object({
          kind: z.enum(requirementKinds),
          text: texts(600),
          mandatory: z.boolean(),
          quote,
        }),
      )
      .max(lists(100, 100)),
    sections: z
      .array(
        z.object({
          name: texts(200),
          description: texts(800),
          required: z.boolean(),
          words: count,
          pages: count,
          prompts: z.array(texts(1_000)).max(lists(30, 150)),
          quote: quote.nullable(),
        }),
      )
      .max(lists(40, 150)),
    attachments: z
      .array(z.object({ name: texts(200), text: texts(400), required: z.boolean(), quote }))
      .max(lists(40, 150)),
    questions: z.array(z.object({ question: texts(300) })).max(lists(10, 500)),
  });
}
