import pLimit from 'p-limit';
import type { ExtractedText } from '@grantwright/shared/contract';
import type { z } from 'zod';
import type { ReserveUsage, Usage } from '../../providers/provider.ts';
import type { OpenAiTools } from '../tools.ts';
import { isFault, type ProviderFault } from '../transport/fault.ts';
import { requestJson } from '../transport/request-json.ts';
import { delimitData, type DataPart } from '../delimit-data.ts';
import { chunkText, splitOffChunk, measureChunk } from './chunk-text.ts';
import type { Chunk } from './chunk-text.ts';
import { createPortions } from './portions.ts';
import type { Portions } from './portions.ts';

type ChunkRequest<S extends z.ZodType> = {
  name: string;
  task: string;
  schema: S;
  /**
   * Shorter instructions and lists, for a chunk of this many characters that did not fit with the full instructions.
   */
  lean: (chars: number) => { task: string; schema: z.ZodType };
  /**
   * Additional data for each later chunk. The first chunk is sent before the others, so that the data can depend on its
   * responses.
   */
  contextFor?: ((first: z.output<S>[]) => DataPart[]) | undefined;
  extractedText: ExtractedText;
  signal: AbortSignal;
  onUsage?: ((usage: Usage) => void) | undefined;
  reserve?: ReserveUsage | undefined;
  onPart: (done: number, total: number) => void;
};

export type ChunkResponses<T> = {
  /** In document order. */
  responses: T[];
  /** Chunks without a usable response. */
  unusable: Chunk[];
};

/**
 * Sends the same request for every chunk of a document, a few at a time. Requests depend only on the document and
 * earlier responses, so that a resumed job repeats them exactly. If a chunk exceeds the context, it is split along with
 * the queued chunks. A chunk without a usable response is omitted; any other failure cancels the other requests, as
 * does a second unusable response before the first usable one.
 *
 * @throws ProviderFault, including when no chunk has a usable response
 */
export async function requestByChunks<S extends z.ZodType>(
  tools: OpenAiTools,
  request: ChunkRequest<S>,
): Promise<ChunkResponses<z.output<S>>> {
  const failed = new AbortController();
  const signal = AbortSignal.any([request.signal, failed.signal]);
  const slot = pLimit(tools.settings.concurrency);
  const portions = createPortions(tools.settings, request.lean(0).task);
  const chunks = chunkText(request.extractedText, tools.settings.chunkChars);
  const started: Promise<unknown>[] = [];
  const unusable: { chunk: Chunk; fault: ProviderFault }[] = [];
  let responded = false;
  let failures = 0;
  let done = 0;
  let total = chunks.length;
  const requestResponses = async (
    chunk: Chunk,
    context: DataPart[] = [],
  ): Promise<z.output<S>[]> => {
    const pending = slot(async () => {
      signal.throwIfAborted();
      try {
        return await requestOrSplit(tools, { ...request, signal, context }, portions, chunk);
      } catch (error) {
        if (isUnusable(error) && (responded || ++failures < maxFailures)) return { fault: error };
        // aborts before the next request starts
        failed.abort();
        throw error;
      }
    });
    started.push(pending);
    const outcome = await pending;
    if ('fault' in outcome) unusable.push({ chunk, fault: outcome.fault });
    if (!('smaller' in outcome)) {
      request.onPart(++done, total);
      if (!('response' in outcome)) return [];
      responded = true;
      return [outcome.response];
    }
    total += outcome.smaller.length - 1;
    const smaller = outcome.smaller.map((part) => requestResponses(part, context));
    return (await Promise.all(smaller)).flat();
  };
  const requestAll = async (): Promise<z.output<S>[]> => {
    const [opening, ...rest] = chunks;
    const { contextFor } = request;
    if (!opening || rest.length === 0 || !contextFor)
      return (await Promise.all(chunks.map((chunk) => requestResponses(chunk)))).flat();
    const first = await requestResponses(opening, contextFor([]));
    const context = contextFor(first);
    const others = await Promise.all(rest.map((chunk) => requestResponses(chunk, context)));
    return [...first, ...others.flat()];
  };
  request.onPart(0, total);
  try {
    const responses = await requestAll();
    const [first] = unusable;
    if (first && responses.length === 0) throw first.fault;
    return { responses, unusable: unusable.map(({ chunk }) => chunk) };
  } catch (error) {
    await Promise.allSettled(started);
    throw error;
  }
}

/** After this many unusable responses, with no usable response before them, no more chunks are sent. */
const maxFailures = 2;

/** Whether the endpoint responded, but the response to this text is unusable. */
export const isUnusable = (error: unknown): error is ProviderFault =>
  isFault(error, 'malformed', 'unfinished', 'filtered', 'runaway');

/** Chunks smaller than this indicate a small model context. */
const minCharsWithContext = 8_000;

type Outcome<T> = { response: T } | { smaller: Chunk[] };

async function requestOrSplit<S extends z.ZodType>(
  tools: OpenAiTools,
  request: ChunkRequest<S> & { context: DataPart[] },
  portions: Portions,
  chunk: Chunk,
): Promise<Outcome<z.output<S>>> {
  const portion = portions.forSize(measureChunk(chunk));
  if (portion.cutTo !== undefined) return { smaller: splitOffChunk(chunk, portion.cutTo) };
  const { name, signal, onUsage, reserve } = request;
  const hasRoom = !portion.isLean || measureChunk(chunk) >= minCharsWithContext;
  const context = hasRoom ? request.context : [];
  const data = delimitData(tools.newMark(), [...context, { name, text: chunk.parts.join('\n') }]);
  const { task, schema } = portion.isLean ? request.lean(measureChunk(chunk)) : request;
  try {
    const response = await requestJson(tools.send, request.schema, {
      name,
      sentSchema: schema,
      task,
      data,
      maxTokens: portion.answerTokens,
      signal,
      onUsage,
      reserve,
    });
    return { response };
  } catch (error) {
    const next = portions.afterFailure(error, portion, measureChunk(chunk), data);
    return { smaller: next.cutTo === undefined ? [chunk] : splitOffChunk(chunk, next.cutTo) };
  }
}
