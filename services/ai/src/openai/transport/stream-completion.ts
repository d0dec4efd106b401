import type { OpenAI } from 'openai';
import type { ModelResponse, Usage } from '../../providers/provider.ts';
import { classifyError } from './classify-error.ts';
import { isFault, ProviderFault } from './fault.ts';
import type { IdleTimeout } from './idle-timeout.ts';
import { isRefusal, removeReasoning, removeInstructions } from './plain-text.ts';
import { readStream, type Body, type Progress } from './read-stream.ts';

export type Completion = ModelResponse;

export type StreamLimits = {
  /** Starts a timeout for the first chunk and between chunks. */
  startIdleTimeout: () => IdleTimeout;
  /** The maximum length of a response, in characters. */
  maxChars: number;
  /** Called once for each attempt accepted by the endpoint, including attempts that fail later. */
  onUsage: (usage: Usage) => void;
  /** Called for each chunk with the text received so far. */
  onText?: ((text: string) => void) | undefined;
};

/** Makes one attempt: sends the request and reads the stream, which must end with a finish reason. */
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
  const { maxChars } = limits;
  try {
    const onChunk = () => {
      idleTimeout.refresh();
      limits.onText?.(progress.text);
    };
    const options = { maxChars, signal: anySignal, onChunk };
    await readStream(client, body, progress, options);
    return toCompletion(body, progress);
  } catch (error) {
    // a canceled request may still be billed
    if (anySignal.aborted) progress.isAccepted = true;
    if (signal.aborted) throw signalFault(signal);
    throw classifyError(idleTimeout.signal.aborted ? idleTimeout.signal.reason : error);
  } finally {
    if (progress.isAccepted) limits.onUsage(progress.usage ?? estimate(body, progress.text));
    idleTimeout.end();
    stop.abort(new ProviderFault('canceled', 'done'));
  }
}

const charsPerToken = 4;

/** Estimates the usage of an attempt for which the endpoint did not report any. */
const estimate = ({ messages, response_format }: Body, text: string): Usage => ({
  inputTokens: Math.ceil(JSON.stringify({ messages, response_format }).length / charsPerToken),
  outputTokens: Math.ceil(text.length / charsPerToken),
});

/** The number of characters per token in dense text such as a schema or numbers. */
const minCharsPerToken = 3;

/** Returns the maximum expected usage. Each non-ASCII character counts as a token. */
export function estimateMaxUsage({ messages, response_format }: Body, maxTokens: number): Usage {
  const text = JSON.stringify({ messages, response_format });
  const others = text.replaceAll(/[ -~]+/g, '').length;
  return {
    inputTokens: Math.ceil((text.length - others) / minCharsPerToken) + others,
    outputTokens: maxTokens,
  };
}

/** Returns a timeout fault if the time limit aborted the signal, or else a cancellation. */
function signalFault(signal: AbortSignal): ProviderFault {
  return isFault(signal.reason)
    ? signal.reason
    : new ProviderFault('canceled', 'aborted', { cause: signal.reason });
}

function toCompletion(body: Body, progress: Progress): Completion {
  const { messages, response_format: format } = body;
  const finish = finishReason(progress.finish);
  const instructions = messages.find(({ role }) => role === 'system')?.content;
  const text = removeInstructions(
    typeof instructions === 'string' ? instructions : '',
    removeReasoning(progress.text),
    format !== undefined,
  );
  if (!format && isRefusal(text)) throw new ProviderFault('filtered', 'the model declined');
  return { text, finish, usage: progress.usage };
}

/**
 * Normalizes the finish reason, because some endpoints use non-standard reasons. A truncated stream ends with neither
 * an error nor a finish reason.
 */
function finishReason(finish: string | undefined): 'stop' | 'length' {
  switch (finish?.toLowerCase()) {
    case undefined:
      throw new ProviderFault('unfinished', 'the stream ended without a finish reason');
    case 'content_filter':
      throw new ProviderFault('filtered', 'the response was filtered');
    case 'tool_calls':
    case 'function_call':
      throw new ProviderFault('malformed', 'a tool call');
    case 'length':
    case 'max_tokens':
      return 'length';
    default:
      return 'stop';
  }
}
