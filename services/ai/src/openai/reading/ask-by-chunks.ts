import pLimit from 'p-limit';
import type { Reading } from '@grantwright/shared/contract';
import type { z } from 'zod';
import type { Reserve, Usage } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { askJson } from '../transport/ask-json.ts';
import { asData } from './as-data.ts';
import { chunkReading, cutChunk, sizeOf } from './chunk-reading.ts';
import type { Chunk } from './chunk-reading.ts';
import { createPortions } from './portions.ts';
import type { Portions } from './portions.ts';

type Request<S extends z.ZodType> = {
  name: string;
  task: string;
  schema: S;
  /** The same with less room in its lists and texts, for a part of so many characters. */
  leanSchema: (chars: number) => S;
  reading: Reading;
  signal: AbortSignal;
  onUsage?: ((usage: Usage) => void) | undefined;
  reserve?: Reserve | undefined;
  onPart: (done: number, total: number) => void;
};

/**
 * Asks the same of every part of a document, a few at a time; the answers come in the document's
 * order. A part that turns out to be too much at once is cut into smaller ones, and so are those
 * that wait. The first failure ends the others.
 */
export async function askByChunks<S extends z.ZodType>(
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
        return await askOrCut(tools, { ...request, signal }, portions, chunk);
      } catch (error) {
        // before the next one is begun
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

async function askOrCut<S extends z.ZodType>(
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
    const answer = await askJson(tools.ask, request.schema, {
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
