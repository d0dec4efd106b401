import pLimit from 'p-limit';
import type { Reading } from '@grantwright/shared/contract';
import type { z } from 'zod';
import type { Reserve, Usage } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { requestJson } from '../transport/request-json.ts';
import { asData } from './as-data.ts';
import { chunkReading, splitOffChunk, sizeOf } from './chunk-reading.ts';
import type { Chunk } from './chunk-reading.ts';
import { createPortions } from './portions.ts';
import type { Portions } from './portions.ts';

type Request<S extends z.ZodType> = {
  name: string;
  task: string;
  schema: S;
  /** The same schema with shorter lists and texts, for a chunk of this many characters. */
  leanSchema: (chars: number) => S;
  reading: Reading;
  signal: AbortSignal;
  onUsage?: ((usage: Usage) => void) | undefined;
  reserve?: Reserve | undefined;
  onPart: (done: number, total: number) => void;
};

/**
 * Sends the same request for every chunk of a document, a few concurrently; responses come in document order.
 * A chunk that exceeds the context is split, and so are those that wait. The first failure cancels the others.
 */
export async function requestByChunks<S extends z.ZodType>(
  tools: OpenAiTools,
  request: Request<S>,
): Promise<z.output<S>[]> {
  const failed = new AbortController();
  const signal = AbortSignal.any([request.signal, failed.signal]);
  const slot = pLimit(tools.settings.concurrency);
  const portions = createPortions(tools.settings, request.task);
  const chunks = chunkReading(request.reading, tools.settings.chunkChars);
  const started: Promise<unknown>[] = [];
  let done = 0;
  let total = chunks.length;
  const responsesTo = async (chunk: Chunk): Promise<z.output<S>[]> => {
    const pending = slot(async () => {
      signal.throwIfAborted();
      try {
        return await requestOrSplit(tools, { ...request, signal }, portions, chunk);
      } catch (error) {
        // aborts before the next one starts
        failed.abort();
        throw error;
      }
    });
    started.push(pending);
    const outcome = await pending;
    if ('response' in outcome) {
      request.onPart(++done, total);
      return [outcome.response];
    }
    total += outcome.smaller.length - 1;
    return (await Promise.all(outcome.smaller.map(responsesTo))).flat();
  };
  request.onPart(0, total);
  try {
    return (await Promise.all(chunks.map(responsesTo))).flat();
  } catch (error) {
    await Promise.allSettled(started);
    throw error;
  }
}

type Outcome<T> = { response: T } | { smaller: Chunk[] };

async function requestOrSplit<S extends z.ZodType>(
  tools: OpenAiTools,
  request: Request<S>,
  portions: Portions,
  chunk: Chunk,
): Promise<Outcome<z.output<S>>> {
  const portion = portions.forSize(sizeOf(chunk));
  if (portion.cutTo !== undefined) return { smaller: splitOffChunk(chunk, portion.cutTo) };
  const data = asData(tools.newMark(), [{ name: request.name, text: chunk.parts.join('\n') }]);
  const { name, task, signal, onUsage, reserve } = request;
  try {
    const response = await requestJson(tools.send, request.schema, {
      name,
      sentSchema: portion.isLean ? request.leanSchema(sizeOf(chunk)) : request.schema,
      task,
      data,
      maxTokens: portion.answerTokens,
      signal,
      onUsage,
      reserve,
    });
    return { response };
  } catch (error) {
    const next = portions.afterFailure(error, portion, sizeOf(chunk), data);
    return { smaller: next.cutTo === undefined ? [chunk] : splitOffChunk(chunk, next.cutTo) };
  }
}
