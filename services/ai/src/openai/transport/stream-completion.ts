import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Usage } from '../../providers/provider.ts';
import { classify } from './classify.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { Silence } from './silence.ts';
import { untilAborted } from './until-aborted.ts';

/** `length`: the model ran into the limit of its answer, so the text ends anywhere. */
export type Completion = { text: string; finish: 'stop' | 'length'; usage: Usage };

export type StreamLimits = {
  /** Watches for silence between two pieces of the answer, and before the first. */
  silence: () => Silence;
  /** The longest answer taken, whatever the endpoint thinks of our token limit. */
  maxChars: number;
};

type Body = Omit<ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>;

/** One attempt: asks, reads the stream to its end, and requires that the end was said. */
export async function streamCompletion(
  client: OpenAI,
  body: Body,
  limits: StreamLimits,
  signal: AbortSignal,
): Promise<Completion> {
  const silence = limits.silence();
  const stop = new AbortController();
  const any = AbortSignal.any([signal, silence.signal, stop.signal]);
  try {
    return await read(client, body, limits.maxChars, any, silence.heard);
  } catch (error) {
    if (signal.aborted) throw signalFault(signal);
    throw classify(silence.signal.aborted ? silence.signal.reason : error);
  } finally {
    silence.end();
    stop.abort(new ProviderFault('cancelled', 'done'));
  }
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
): Promise<Completion> {
  const stream = await untilAborted(
    client.chat.completions.create(
      { ...body, stream: true, stream_options: { include_usage: true } },
      { signal },
    ),
    signal,
  );
  let text = '';
  let finish: string | undefined;
  let usage: Usage = { inputTokens: 0, outputTokens: 0 };
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await untilAborted(chunks.next(), signal);
    if (next.done) break;
    heard();
    const choice = next.value.choices?.[0];
    text += choice?.delta?.content ?? '';
    if (choice?.delta?.refusal) throw new ProviderFault('filtered', 'the model declined');
    if (text.length > maxChars) throw new ProviderFault('runaway', 'the answer is too long');
    finish = choice?.finish_reason ?? finish;
    if (next.value.usage) {
      const { prompt_tokens, completion_tokens } = next.value.usage;
      usage = { inputTokens: prompt_tokens ?? 0, outputTokens: completion_tokens ?? 0 };
    }
  }
  return { text, finish: ended(finish), usage };
}

/** A stream that was cut ends without an error and without a finish reason. */
function ended(finish: string | undefined): 'stop' | 'length' {
  if (finish === 'stop' || finish === 'length') return finish;
  if (finish === 'content_filter') throw new ProviderFault('filtered', 'the answer was withheld');
  throw new ProviderFault('cut-off', `the stream ended with ${finish ?? 'no finish reason'}`);
}
