import { requirementKinds } from '@grantwright/shared/contract';
import { z } from 'zod';
import { boundsFor } from '../reading/bounds-for.ts';

const count = z.int().positive().max(1_000_000).nullable();

/** The response schema for a chunk of this many characters. */
export function analysisSchemaFor(chars: number) {
  const { texts, lists } = boundsFor(chars);
  const quote = texts(1_500).describe(
    'The words of the document that say so, copied exactly, without leaving anything out.',
  );
  return z.object({
    isCall: z
      .boolean()
      .describe('Whether this is from an open call for applications or proposals.'),
    documentKind: texts(200).nullable().describe('What the document is, if it is no call.'),
    grantProgram: texts(300).nullable().describe('The name of the program, as written.'),
    funder: texts(300).nullable().describe('The name of the funder, as written.'),
    deadline: z
      .object({
        date: z.string().max(10).describe('YYYY-MM-DD'),
        time: z.string().max(5).nullable().describe('HH:MM, 24 hours'),
        timeZone: z.string().max(100).nullable().describe('As written.'),
        quote,
      })
      .nullable()
      .describe('When full applications are due, if a whole date with its year is given.'),
    requirements: z
      .array(
        z.object({
          text: texts(600).describe(
            'One line of a checklist, a whole sentence, with the figures as written.',
          ),
          kind: z.enum(requirementKinds),
          mandatory: z.boolean(),
          quote,
        }),
      )
      .max(lists(60, 100)),
    sections: z
      .array(
        z.object({
          name: texts(200).describe('The name of the section, as written.'),
          description: texts(800).describe('What it must contain.'),
          required: z.boolean(),
          words: count,
          pages: z.number().positive().max(1_000).nullable(),
          characters: count,
          prompts: z.array(texts(1_000)).max(lists(20, 150)).describe('Questions it must answer.'),
          points: z.number().min(0).max(10_000).nullable(),
          quote: quote.nullable(),
        }),
      )
      .max(lists(30, 150))
      .describe('The parts of the application that the applicant writes.'),
    questions: z
      .array(
        z.object({
          question: texts(300),
          sections: z.array(texts(200)).max(lists(10, 300)),
        }),
      )
      .max(lists(10, 500))
      .describe('Short questions only the applicant can answer, the most important first.'),
  });
}

/** Fields are nullable rather than optional, as strict structured outputs require. */
export const analysisSchema = analysisSchemaFor(Number.POSITIVE_INFINITY);
export type ModelAnalysis = z.infer<typeof analysisSchema>;
