import type { RichBlock } from '@grantwright/shared/richtext';
import type { AnswerInput } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { draft } from './draft.ts';
import { limitGaps } from './limit-gaps.ts';

/** Answers a question: drafts a section with the question as its only prompt, and removes the gaps. */
export async function answerQuestion(tools: OpenAiTools, input: AnswerInput): Promise<RichBlock[]> {
  const { section, question, details } = input;
  const [drafted] = await draft(tools, {
    ...input,
    only: section,
    sections: input.sections.map((one) =>
      one.name === section ? { name: section, description: question } : one,
    ),
    ...(details && {
      details: {
        ...details,
        sections: details.sections.map(({ limit, ...one }) =>
          one.name === section
            ? { ...one, description: question, prompts: [question] }
            : { ...one, ...(limit && { limit }) },
        ),
      },
    }),
    onSection: () => undefined,
  });
  return limitGaps(drafted?.blocks ?? [], 0);
}
