import pLimit from 'p-limit';
import type { Reading } from '@grantwright/shared/contract';
import type { z } from 'zod';
import type { Reserve, Usage } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { requestJson } from '../transport/request-json.ts';
import { asData } from './as-data.ts';
import { chunkReading, cutChunk, sizeOf } from './chunk-reading.ts';
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
  const asked: Promise<unknown>[] = [];
  let done = 0;
  let total = chunks.length;
  const answersTo = async (chunk: Chunk): Promise<z.output<S>[]> => {
    const asking = slot(async () => {
      signal.throwIfAborted();
      try {
        return await requestOrSplit(tools, { ...request, signal }, portions, chunk);
      } catch (error) {
        // aborts before the next one starts
        failed.abort();
        throw error;
      }
    });
    asked.push(asking);
    const outcome = await asking;
    if ('answer' in outcome) {
      request.onPart(++done, total);
      return [outcome.answer];
    }
    total += outcome.smaller.length - 1;
    return (await Promise.all(outcome.smaller.map(answersTo))).flat();
  };
  request.onPart(0, total);
  try {
    return (await Promise.all(chunks.map(answersTo))).flat();
  } catch (error) {
    await Promise.allSettled(asked);
    throw error;
  }
}

type Outcome<T> = { answer: T } | { smaller: Chunk[] };

async function requestOrSplit<S extends z.ZodType>(
  tools: OpenAiTools,
  request: Request<S>,
  portions: Portions,
  chunk: Chunk,
): Promise<Outcome<z.output<S>>> {
  const known = portions.forSize(sizeOf(chunk));
  if (known.cutTo !== undefined) return { smaller: cutChunk(chunk, known.cutTo) };
  const data = asData(tools.newMark(), [{ name: request.name, text: chunk.parts.join('\n') }]);
  const { name, task, signal, onUsage, reserve } = request;
  try {
    const answer = await requestJson(tools.send, request.schema, {
      name,
      asked: known.isLean ? request.leanSchema(sizeOf(chunk)) : request.schema,
      task,
      data,
      maxTokens: known.answerTokens,
      signal,
      onUsage,
      reserve,
    });
    return { answer };
  } catch (error) {
    const next = portions.afterFailure(error, known, sizeOf(chunk), data);
    return { smaller: next.cutTo === undefined ? [chunk] : cutChunk(chunk, next.cutTo) };
  }
}
