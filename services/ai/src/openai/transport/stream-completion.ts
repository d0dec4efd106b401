import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Usage } from '../../providers/provider.ts';
import { classify } from './classify.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { Silence } from './silence.ts';
import { untilAborted } from './until-aborted.ts';

/** `length`: the model ran into the limit of its answer, so the text ends anywhere. */
export type Completion = {
  text: string;
  finish: 'stop' | 'length';
  /** What it took, where the endpoint said so. */
  usage?: Usage | undefined;
};

export type StreamLimits = {
  /** Watches for silence between two pieces of the answer, and before the first. */
  silence: () => Silence;
  /** The longest answer taken, whatever the endpoint thinks of our token limit. */
  maxChars: number;
  /** Told once of every attempt that the endpoint took up, however it ended. */
  onUsage: (usage: Usage) => void;
};

type Body = Omit<ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>;

/** One attempt: asks, reads the stream to its end, and requires that the end was said. */
export async function streamCompletion(
  client: OpenAI,
  body: Body,
  limits: StreamLimits,
  signal: AbortSignal,
): Promise<Completion> {
  // what is never sent is billed by nobody
  if (signal.aborted) throw signalFault(signal);
  const silence = limits.silence();
  const stop = new AbortController();
  const any = AbortSignal.any([signal, silence.signal, stop.signal]);
  const progress: Progress = { text: '', isTaken: false };
  try {
    return await read(client, body, limits.maxChars, any, silence.heard, progress);
  } catch (error) {
    // Whom we no longer listen to has read the question all the same, and may bill it.
    if (any.aborted) progress.isTaken = true;
    if (signal.aborted) throw signalFault(signal);
    throw classify(silence.signal.aborted ? silence.signal.reason : error);
  } finally {
    if (progress.isTaken) limits.onUsage(progress.usage ?? estimate(body, progress.text));
    silence.end();
    stop.abort(new ProviderFault('cancelled', 'done'));
  }
}

/** What is known of an answer before it is whole. */
type Progress = { text: string; isTaken: boolean; usage?: Usage };

const CHARS_PER_TOKEN = 4;

/** What an attempt took where the endpoint did not come to say so, or never does. */
const estimate = ({ messages, response_format }: Body, answer: string): Usage => ({
  inputTokens: Math.ceil(JSON.stringify({ messages, response_format }).length / CHARS_PER_TOKEN),
  outputTokens: Math.ceil(answer.length / CHARS_PER_TOKEN),
});

/** Characters of a token in a text that takes many, such as a schema or figures. */
const LEAST_CHARS_PER_TOKEN = 3;

/** The most that an attempt is expected to take: a character outside ASCII may be a token of its own. */
export function mostOf({ messages, response_format, max_completion_tokens }: Body): Usage {
  const text = JSON.stringify({ messages, response_format });
  const others = text.replaceAll(/[ -~]+/g, '').length;
  return {
    inputTokens: Math.ceil((text.length - others) / LEAST_CHARS_PER_TOKEN) + others,
    outputTokens: max_completion_tokens ?? 0,
  };
}

/** The caller's own reason where it is a fault (our time limit), else a cancellation. */
function signalFault(signal: AbortSignal): ProviderFault {
  return isFault(signal.reason)
    ? signal.reason
    : new ProviderFault('cancelled', 'aborted', { cause: signal.reason });
}

async function read(
  client: OpenAI,
  body: Body,
  maxChars: number,
  signal: AbortSignal,
  heard: () => void,
  progress: Progress,
): Promise<Completion> {
  const stream = await untilAborted(
    client.chat.completions.create(
      { ...body, stream: true, stream_options: { include_usage: true } },
      { signal },
    ),
    signal,
  );
  progress.isTaken = true;
  let finish: string | undefined;
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await untilAborted(chunks.next(), signal);
    if (next.done) break;
    heard();
    const choice = next.value.choices?.[0];
    progress.text += choice?.delta?.content ?? '';
    if (choice?.delta?.refusal) throw new ProviderFault('filtered', 'the model declined');
    if (progress.text.length > maxChars)
      throw new ProviderFault('runaway', 'the answer is too long');
    finish = choice?.finish_reason ?? finish;
    if (next.value.usage) {
      const { prompt_tokens, completion_tokens } = next.value.usage;
      progress.usage = { inputTokens: prompt_tokens ?? 0, outputTokens: completion_tokens ?? 0 };
    }
  }
  return { text: progress.text, finish: ended(finish), usage: progress.usage };
}

/** A stream that was cut ends without an error and without a finish reason. */
function ended(finish: string | undefined): 'stop' | 'length' {
  if (finish === 'stop' || finish === 'length') return finish;
  if (finish === 'content_filter') throw new ProviderFault('filtered', 'the answer was withheld');
  throw new ProviderFault('cut-off', `the stream ended with ${finish ?? 'no finish reason'}`);
}
