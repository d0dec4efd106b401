import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Usage } from '../../providers/provider.ts';
import { ProviderFault } from './fault.ts';

export type Body = Omit<ChatCompletionCreateParamsStreaming, 'stream'>;

/** A response in progress. */
export type Progress = {
  text: string;
  finish?: string;
  usage?: Usage;
  /** Whether the endpoint accepted the request, which makes it billable. */
  isAccepted: boolean;
};

type Options = {
  /** The maximum length of a response, because endpoints may ignore the token limit. */
  maxChars: number;
  signal: AbortSignal;
  /** Called for each chunk of the stream. */
  onChunk: () => void;
};

/** Reads a response into `progress`, as a stream or, if the endpoint cannot stream, as a whole. */
export async function readStream(
  client: OpenAI,
  body: Body,
  progress: Progress,
  { maxChars, signal, onChunk }: Options,
): Promise<void> {
  const { data: stream, response } = await rejectOnAbort(
    client.chat.completions.create({ ...body, stream: true }, { signal }).withResponse(),
    signal,
  );
  progress.isAccepted = true;
  const add = (chunk: unknown) => {
    addChunk(progress, chunk);
    onChunk();
    if (progress.text.length > maxChars)
      throw new ProviderFault('runaway', 'the response is too long');
  };
  const type = response.headers.get('content-type') ?? '';
  if (/json/i.test(type)) return add(parseChunk(await rejectOnAbort(response.text(), signal)));
  if (/html/i.test(type)) throw new ProviderFault('malformed', 'an HTML page');
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await rejectOnAbort(chunks.next(), signal);
    if (next.done) return;
    add(next.value);
  }
}

function parseChunk(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault('malformed', 'not JSON');
  }
}

/** The parts of a chunk that we use; endpoints may send anything in addition. */
type Chunk = {
  choices?: Partial<{ index: number; delta: Message; message: Message; finish_reason: unknown }>[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown };
  error?: unknown;
};
type Message = { content?: unknown; refusal?: unknown };

function addChunk(progress: Progress, chunk: unknown): void {
  const { choices, usage, error }: Chunk = Object(chunk);
  if (error) throw new ProviderFault('failed', 'answered an error');
  const choice = Array.isArray(choices)
    ? choices.find((candidate) => (candidate?.index ?? 0) === 0)
    : undefined;
  const message = choice?.delta ?? choice?.message;
  if (message?.refusal) throw new ProviderFault('filtered', 'the model declined');
  progress.text += getText(message?.content);
  if (typeof choice?.finish_reason === 'string') progress.finish = choice.finish_reason;
  const [inputTokens, outputTokens] = [
    count(usage?.prompt_tokens),
    count(usage?.completion_tokens),
  ];
  if (inputTokens !== undefined || outputTokens !== undefined)
    progress.usage = { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 };
}

/** Returns the text of a message. Some endpoints send a list of parts, in which reasoning has its own type. */
function getText(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: { type?: unknown; text?: unknown } | null) =>
      part?.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}

const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/**
 * Waits for a promise until the signal is aborted, because the client reacts to an abort late and a stalled stream
 * could block forever.
 */
function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    promise.catch(() => undefined);
    return Promise.reject(signal.reason);
  }
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
