import type { Asked, Reply } from './fake-model-server.ts';

const tokensIn = (text: string): number => Math.ceil(text.length / 4);

type Context = {
  tokens: number;
  /** Whether the schema takes room beside the question, as it does where it becomes part of the prompt. */
  countsSchema?: boolean;
};

/**
 * Answers as llama.cpp does with a context of so many tokens: a question beyond it is refused with
 * both figures, and an answer that reaches its end stops there.
 */
export const withinContext =
  ({ tokens, countsSchema = false }: Context, answer: (asked: Asked) => unknown) =>
  (asked: Asked): Reply => {
    const schema = countsSchema ? JSON.stringify(asked.body['response_format']) : '';
    const question = tokensIn(asked.task + asked.data + schema);
    if (question > tokens) return refusal(question, tokens);
    const text = JSON.stringify(answer(asked));
    const room = Math.min(tokens - question, Number(asked.body['max_completion_tokens']));
    const whole = tokensIn(text) <= room;
    return {
      text: whole ? text : text.slice(0, room * 4),
      finish: whole ? 'stop' : 'length',
      usage: [question, whole ? tokensIn(text) : room],
    };
  };

const refusal = (question: number, tokens: number): Reply => ({
  status: 400,
  error: {
    code: 400,
    message: `request (${question} tokens) exceeds the available context size (${tokens} tokens), try increasing it`,
    type: 'exceed_context_size_error',
    n_prompt_tokens: question,
    n_ctx: tokens,
  },
});

/** Answers as vLLM does: it refuses where the question and the longest answer asked for are together too much. */
export const withinContextWithAnswer =
  (tokens: number, answer: (asked: Asked) => unknown) =>
  (asked: Asked): Reply => {
    const question = tokensIn(asked.task + asked.data);
    const most = Number(asked.body['max_completion_tokens']);
    if (question + most <= tokens) return withinContext({ tokens }, answer)(asked);
    return {
      status: 400,
      message: `'max_tokens' or 'max_completion_tokens' is too large: ${most}. This model's maximum context length is ${tokens} tokens and your request has ${question} input tokens (${most} > ${tokens} - ${question}).`,
    };
  };
