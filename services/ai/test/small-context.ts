import type { ReceivedRequest, Reply } from './fake-model-server.ts';

const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

type Context = {
  tokens: number;
  /** Whether the schema counts as part of the prompt. */
  countsSchema?: boolean;
};

/**
 * Replies like llama.cpp with this context size: rejects a longer prompt with an error that states both sizes, and
 * truncates a response at the end of the context.
 */
export const withinContext =
  ({ tokens, countsSchema = false }: Context, respond: (request: ReceivedRequest) => unknown) =>
  (request: ReceivedRequest): Reply => {
    const schema = countsSchema ? JSON.stringify(request.body['response_format']) : '';
    const promptTokens = estimateTokens(request.task + request.data + schema);
    if (promptTokens > tokens) return refusal(promptTokens, tokens);
    const text = JSON.stringify(respond(request));
    const room = Math.min(tokens - promptTokens, Number(request.body['max_completion_tokens']));
    const isComplete = estimateTokens(text) <= room;
    return {
      text: isComplete ? text : text.slice(0, room * 4),
      finish: isComplete ? 'stop' : 'length',
      usage: [promptTokens, isComplete ? estimateTokens(text) : room],
    };
  };

const refusal = (promptTokens: number, tokens: number): Reply => ({
  status: 400,
  error: {
    code: 400,
    message: `request (${promptTokens} tokens) exceeds the available context size (${tokens} tokens), try increasing it`,
    type: 'exceed_context_size_error',
    n_prompt_tokens: promptTokens,
    n_ctx: tokens,
  },
});

/** Replies like vLLM: rejects a request if its prompt and maximum response together exceed the context. */
export const withinContextWithAnswer =
  (tokens: number, respond: (request: ReceivedRequest) => unknown) =>
  (request: ReceivedRequest): Reply => {
    const promptTokens = estimateTokens(request.task + request.data);
    const maxTokens = Number(request.body['max_completion_tokens']);
    if (promptTokens + maxTokens <= tokens) return withinContext({ tokens }, respond)(request);
    return {
      status: 400,
      message: `'max_tokens' or 'max_completion_tokens' is too large: ${maxTokens}. This model's maximum context length is ${tokens} tokens and your request has ${promptTokens} input tokens (${maxTokens} > ${tokens} - ${promptTokens}).`,
    };
  };
