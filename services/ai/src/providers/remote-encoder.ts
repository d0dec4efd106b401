import type { Encoder } from '@grantwright/analyst';
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { EmbeddingReply, WorkerMessage } from './worker-messages.ts';

/** About a tenth of a second's work, so that other jobs can run in between. */
const maxTexts = 32;

/**
 * Gives access to the encoder of another thread through a job's port. The port's owner sends one response per request.
 */
export const createRemoteEncoder = (port: MessagePort): Encoder => ({
  async embed(texts) {
    const distinct = [...new Set(texts)];
    const embeddings = new Map<string, Float32Array>();
    for (let from = 0; from < distinct.length; from += maxTexts) {
      const batch = distinct.slice(from, from + maxTexts);
      port.postMessage({ embed: batch } satisfies WorkerMessage);
      const [response] = (await once(port, 'message')) as [EmbeddingReply];
      if ('failure' in response) throw new Error(response.failure);
      batch.forEach((text, index) =>
        embeddings.set(text, response.embeddings[index] ?? new Float32Array()),
      );
    }
    return embeddings;
  },
});
