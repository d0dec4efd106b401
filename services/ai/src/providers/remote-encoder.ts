import type { Encoder } from '@grantwright/analyst';
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { Embedded, Word } from './worker-messages.ts';

/** So many texts are embedded in about a tenth of a second: others soon have their turn. */
const maxTexts = 32;

/** The encoder of another thread, asked over the port of a job. Its owner answers each request by one message. */
export const remoteEncoder = (port: MessagePort): Encoder => ({
  async embed(texts) {
    const distinct = [...new Set(texts)];
    const embeddings = new Map<string, Float32Array>();
    for (let from = 0; from < distinct.length; from += maxTexts) {
      const some = distinct.slice(from, from + maxTexts);
      port.postMessage({ embed: some } satisfies Word);
      const [answer] = (await once(port, 'message')) as [Embedded];
      if ('failure' in answer) throw new Error(answer.failure);
      some.forEach((text, at) => embeddings.set(text, answer.embeddings[at] ?? new Float32Array()));
    }
    return embeddings;
  },
});
