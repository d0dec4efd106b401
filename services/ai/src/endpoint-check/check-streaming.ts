import type { OpenAiSettings } from '../openai/settings.ts';
import { classify } from '../openai/transport/classify.ts';
import { isFault } from '../openai/transport/fault.ts';
import { openAiSdk } from '../openai/transport/open-ai-sdk.ts';
import { readStream, type Progress } from '../openai/transport/read-stream.ts';
import type { Usage } from '../providers/provider.ts';
import type { Finding } from './check-endpoint.ts';

const task =
  'Count from one to forty, separated by commas. Write numbers as words, and nothing else.';
const maxTokens = 400;
const maxChars = 20_000;

/** Whether the response arrives in parts, and how fast. */
export async function checkStreaming(
  settings: OpenAiSettings,
  onUsage: (usage: Usage) => void,
  signal: AbortSignal,
): Promise<Finding> {
  const startedAt = performance.now();
  const arrivedAt: number[] = [];
  const progress: Progress = { text: '', isAccepted: false };
  let length = 0;
  const onChunk = () => {
    if (progress.text.length > length) arrivedAt.push(performance.now());
    length = progress.text.length;
  };
  const body = {
    model: settings.model,
    max_completion_tokens: maxTokens,
    messages: [{ role: 'user' as const, content: task }],
  };
  try {
    const client = openAiSdk(settings, settings.idleMs);
    await readStream(client, body, progress, { maxChars, signal, onChunk });
  } catch (error) {
    const fault = classify(error);
    if (isFault(fault, 'malformed')) return withoutText(undefined);
    throw fault;
  }
  const { usage, finish } = progress;
  if (usage) onUsage(usage);
  const [first] = arrivedAt;
  if (first === undefined) return withoutText(finish);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const writingMs = (arrivedAt.at(-1) ?? first) - first;
  const speed =
    usage && writingMs > 0
      ? `, ${Math.round((usage.outputTokens * 1000) / writingMs)} tokens per second`
      : '';
  return arrivedAt.length > 1
    ? { outcome: 'works', text: `first words after ${seconds(first - startedAt)} s${speed}` }
    : {
        outcome: 'limited',
        text: 'The response arrives in one piece: no progress is shown while a section is written.',
      };
}

const withoutText = (finish: string | undefined): Finding =>
  finish === 'length'
    ? {
        outcome: 'limited',
        text: `The model wrote no text in ${maxTokens} tokens. If it reasons first, raise OPENAI_ANSWER_TOKENS.`,
      }
    : {
        outcome: 'fails',
        text: 'The endpoint sent no text. It must be a chat completions endpoint (its address often ends in /v1).',
      };
