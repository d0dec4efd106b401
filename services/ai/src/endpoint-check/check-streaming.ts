import { isFault } from '../openai/transport/fault.ts';
import type { CheckTools, Finding } from './check-tools.ts';

const task = 'Write numbers as words, separated by commas, and nothing else.';
const data = 'Count from one to forty.';
const maxTokens = 400;

/** Checks whether the response is streamed, and how fast it arrives. */
export async function checkStreaming({ send, onUsage, signal }: CheckTools): Promise<Finding> {
  const startedAt = performance.now();
  const arrivedAt: number[] = [];
  let length = 0;
  const onText = (text: string) => {
    if (text.length > length) arrivedAt.push(performance.now());
    length = text.length;
  };
  const completion = await send({ task, data, maxTokens, signal, onUsage, onText }).catch(
    (error: unknown) => {
      if (!isFault(error, 'malformed')) throw error;
    },
  );
  const { usage, finish } = completion ?? {};
  const [first] = arrivedAt;
  if (first === undefined) return explainMissingText(finish);
  const formatSeconds = (ms: number) => (ms / 1000).toFixed(1);
  const writingMs = (arrivedAt.at(-1) ?? first) - first;
  const speed =
    usage && writingMs > 0
      ? `, ${Math.round((usage.outputTokens * 1000) / writingMs)} tokens per second`
      : '';
  return arrivedAt.length > 1
    ? { outcome: 'works', text: `first words after ${formatSeconds(first - startedAt)} s${speed}` }
    : {
        outcome: 'limited',
        text: 'The response arrives in one piece: no progress is shown while a section is written.',
      };
}

const explainMissingText = (finish: string | undefined): Finding =>
  finish === 'length'
    ? {
        outcome: 'limited',
        text: `The model wrote no text in ${maxTokens} tokens. If it reasons first, raise OPENAI_ANSWER_TOKENS.`,
      }
    : {
        outcome: 'fails',
        text: 'The endpoint sent no text. It must be a chat completions endpoint (its address often ends in /v1).',
      };
