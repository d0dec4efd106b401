import pLimit from 'p-limit';
import type { z } from 'zod';
import type { Usage } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { askJson } from '../transport/ask-json.ts';
import { isFault } from '../transport/fault.ts';
import { asData } from './as-data.ts';
import { halve, sizeOf } from './chunk-reading.ts';
import type { Chunk } from './chunk-reading.ts';

type Request<S extends z.ZodType> = {
  name: string;
  task: string;
  schema: S;
  chunks: Chunk[];
  signal: AbortSignal;
  onUsage?: (usage: Usage) => void;
  onPart: (done: number, total: number) => void;
};

/**
 * Asks the same of every chunk of a document, a few at a time; the answers come in the document's
 * order. A chunk that turns out to be too much at once is asked in halves. The first failure ends
 * the others.
 */
export async function askByChunks<S extends z.ZodType>(
  tools: OpenAiTools,
  request: Request<S>,
): Promise<z.output<S>[]> {
  const failed = new AbortController();
  const signal = AbortSignal.any([request.signal, failed.signal]);
  const limit = pLimit(tools.settings.concurrency);
  const total = request.chunks.length;
  let done = 0;
  request.onPart(0, total);
  const answers = request.chunks.map((chunk) =>
    limit(async () => {
      const answer = await askOne(tools, { ...request, signal }, chunk);
      request.onPart(++done, total);
      return answer;
    }),
  );
  try {
    return (await Promise.all(answers)).flat();
  } catch (error) {
    failed.abort();
    await Promise.allSettled(answers);
    throw error;
  }
}

async function askOne<S extends z.ZodType>(
  tools: OpenAiTools,
  request: Request<S>,
  chunk: Chunk,
): Promise<z.output<S>[]> {
  try {
    const answer = await askJson(tools.ask, request.schema, {
      name: request.name,
      task: request.task,
      data: asData(tools.newMark(), [{ name: request.name, text: chunk.parts.join('\n') }]),
      maxTokens: tools.settings.maxAnswerTokens,
      signal: request.signal,
      onUsage: request.onUsage,
    });
    return [answer];
  } catch (error) {
    const halves = canBeLess(error, chunk) ? halve(chunk) : undefined;
    if (!halves) throw error;
    const [first, second] = halves;
    return [...(await askOne(tools, request, first)), ...(await askOne(tools, request, second))];
  }
}

/** So little text has a short answer: a model that finds no end of it finds none for half of it. */
const LEAST_TO_HALVE = 4_000;

/** A refused text costs nothing and is halved as far as needed; an endless answer was waited for. */
const canBeLess = (error: unknown, chunk: Chunk): boolean =>
  isFault(error, 'overflow') || (isFault(error, 'runaway') && sizeOf(chunk) >= LEAST_TO_HALVE);
