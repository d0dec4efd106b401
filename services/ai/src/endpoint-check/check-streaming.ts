import type { OpenAiSettings } from '../openai/settings.ts';
import { classify } from '../openai/transport/classify.ts';
import { openAiSdk } from '../openai/transport/open-ai-sdk.ts';
import type { Usage } from '../providers/provider.ts';
import type { Finding } from './check-endpoint.ts';

const task =
  'Count from one to forty, separated by commas. Write numbers as words, and nothing else.';
const maxTokens = 400;

/** Whether the response arrives in parts, and how fast. */
export async function checkStreaming(
  settings: OpenAiSettings,
  onUsage: (usage: Usage) => void,
  signal: AbortSignal,
): Promise<Finding> {
  const client = openAiSdk(settings, settings.idleMs);
  const startedAt = performance.now();
  const arrivedAt: number[] = [];
  let tokens = 0;
  try {
    const stream = await client.chat.completions.create(
      {
        model: settings.model,
        max_completion_tokens: maxTokens,
        messages: [{ role: 'user', content: task }],
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    for await (const { choices, usage } of stream) {
      if (choices?.[0]?.delta?.content) arrivedAt.push(performance.now());
      if (!usage) continue;
      tokens = usage.completion_tokens;
      onUsage({ inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens });
    }
  } catch (error) {
    throw classify(error);
  }
  const [first] = arrivedAt;
  if (first === undefined)
    return {
      outcome: 'fails',
      text: 'The endpoint sent no text as a stream. It must support streaming (text/event-stream).',
    };
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const writingMs = (arrivedAt.at(-1) ?? first) - first;
  const speed =
    writingMs > 0 ? `, ${Math.round((tokens * 1000) / writingMs)} tokens per second` : '';
  return arrivedAt.length > 1
    ? { outcome: 'works', text: `first words after ${seconds(first - startedAt)} s${speed}` }
    : {
        outcome: 'limited',
        text: 'The response arrives in one piece: no progress is shown while a section is written.',
      };
}
