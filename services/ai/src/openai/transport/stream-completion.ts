import type { OpenAI } from 'openai';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ModelResponse, Usage } from '../../providers/provider.ts';
import { classify } from './classify.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { IdleTimeout } from './idle-timeout.ts';
import { untilAborted } from './until-aborted.ts';

export type Completion = ModelResponse;

export type StreamLimits = {
  /** Starts a timeout for the first chunk and between chunks. */
  startIdleTimeout: () => IdleTimeout;
  /** The longest accepted response, since endpoints may ignore the token limit. */
  maxChars: number;
  /** Called once for each attempt that the endpoint accepted, including failed ones. */
  onUsage: (usage: Usage) => void;
};

type Body = Omit<ChatCompletionCreateParamsStreaming, 'stream' | 'stream_options'>;

/** One attempt: sends the request and reads the stream, which must end with a finish reason. */
export async function streamCompletion(
  client: OpenAI,
  body: Body,
  limits: StreamLimits,
  signal: AbortSignal,
): Promise<Completion> {
  // a request that is never sent is not billed
  if (signal.aborted) throw signalFault(signal);
  const idleTimeout = limits.startIdleTimeout();
  const stop = new AbortController();
  const anySignal = AbortSignal.any([signal, idleTimeout.signal, stop.signal]);
  const progress: Progress = { text: '', isAccepted: false };
  try {
    return await read(client, body, limits.maxChars, anySignal, idleTimeout.refresh, progress);
  } catch (error) {
    // a canceled request may still be billed
    if (anySignal.aborted) progress.isAccepted = true;
    if (signal.aborted) throw signalFault(signal);
    throw classify(idleTimeout.signal.aborted ? idleTimeout.signal.reason : error);
  } finally {
    if (progress.isAccepted) limits.onUsage(progress.usage ?? estimate(body, progress.text));
    idleTimeout.end();
    stop.abort(new ProviderFault('canceled', 'done'));
  }
}

/** A response in progress. */
type Progress = { text: string; isAccepted: boolean; usage?: Usage };

const charsPerToken = 4;

/** Estimated usage of an attempt for which the endpoint reported none. */
const estimate = ({ messages, response_format }: Body, text: string): Usage => ({
  inputTokens: Math.ceil(JSON.stringify({ messages, response_format }).length / charsPerToken),
  outputTokens: Math.ceil(text.length / charsPerToken),
});

/** Characters per token in dense text such as a schema or numbers. */
const minCharsPerToken = 3;

/** The maximum expected usage: characters outside ASCII count as a token each. */
export function maxUsage({ messages, response_format, max_completion_tokens }: Body): Usage {
  const text = JSON.stringify({ messages, response_format });
  const others = text.replaceAll(/[ -~]+/g, '').length;
  return {
    inputTokens: Math.ceil((text.length - others) / minCharsPerToken) + others,
    outputTokens: max_completion_tokens ?? 0,
  };
}

/** The fault of the time limit if that aborted the signal, otherwise a cancellation. */
function signalFault(signal: AbortSignal): ProviderFault {
  return isFault(signal.reason)
    ? signal.reason
    : new ProviderFault('canceled', 'aborted', { cause: signal.reason });
}

async function read(
  client: OpenAI,
  body: Body,
  maxChars: number,
  signal: AbortSignal,
  refresh: () => void,
  progress: Progress,
): Promise<Completion> {
  const stream = await untilAborted(
    client.chat.completions.create(
      { ...body, stream: true, stream_options: { include_usage: true } },
      { signal },
    ),
    signal,
  );
  progress.isAccepted = true;
  let finish: string | undefined;
  const chunks = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await untilAborted(chunks.next(), signal);
    if (next.done) break;
    refresh();
    const choice = next.value.choices?.[0];
    progress.text += choice?.delta?.content ?? '';
    if (choice?.delta?.refusal) throw new ProviderFault('filtered', 'the model declined');
    if (progress.text.length > maxChars)
      throw new ProviderFault('runaway', 'the response is too long');
    finish = choice?.finish_reason ?? finish;
    if (next.value.usage) {
      const { prompt_tokens, completion_tokens } = next.value.usage;
      progress.usage = { inputTokens: prompt_tokens ?? 0, outputTokens: completion_tokens ?? 0 };
    }
  }
  return { text: progress.text, finish: finishReason(finish), usage: progress.usage };
}

/** A truncated stream ends without an error and without a finish reason. */
function finishReason(finish: string | undefined): 'stop' | 'length' {
  if (finish === 'stop' || finish === 'length') return finish;
  if (finish === 'content_filter') throw new ProviderFault('filtered', 'the response was filtered');
  throw new ProviderFault('cut-off', `the stream ended with ${finish ?? 'no finish reason'}`);
}
