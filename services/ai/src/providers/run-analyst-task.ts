import { AppError } from '@grantwright/shared/service/worker';
import {
  checkClaims,
  endCachedJob,
  findPassages,
  findRepetitions,
  loadDraftModel,
  filterOpenQuestions,
  type Encoder,
} from '@grantwright/analyst';
import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { createBuiltInProvider } from './built-in-provider.ts';
import type {
  WorkerRequest,
  AnalystTasks,
  AnalystTaskName,
  WorkerReply,
  WorkerMessage,
  EmbeddingReply,
} from './worker-messages.ts';

/** Runs one task and posts its progress on its port. */
export async function runAnalystTask(task: WorkerRequest): Promise<WorkerReply> {
  const post = (message: WorkerMessage) => task.port.postMessage(message);
  try {
    return { result: await run(task, post) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, detail, errors } = error;
    return { failure: { code, detail, errors } };
  } finally {
    endCachedJob();
    post({ end: true });
    task.port.close();
  }
}

async function run(
  task: WorkerRequest,
  post: (message: WorkerMessage) => void,
): Promise<AnalystTasks[AnalystTaskName]['result']> {
  const builtIn = createBuiltInProvider(createRemoteEncoder(task.port));
  const workOptions = {
    // the queue outside the thread schedules users fairly
    userId: '',
    // cancellation terminates the thread
    signal: new AbortController().signal,
    onProgress: (progress: Extract<WorkerMessage, { progress: unknown }>['progress']) =>
      post({ progress }),
  };
  switch (task.name) {
    case 'analyze':
      return builtIn.analyze({ ...task.input, ...workOptions });
    case 'extract':
      return builtIn.extract({ ...task.input, ...workOptions });
    case 'draft':
      return builtIn.draft({
        ...task.input,
        ...workOptions,
        onSection: (section) => post({ section }),
      });
    case 'answer':
      return builtIn.answer({ ...task.input, ...workOptions });
    case 'check':
      return checkClaims(task.input);
    case 'repetitions':
      return findRepetitions(task.input.requirements, createRemoteEncoder(task.port));
    case 'passages':
      return findPassages(task.input, await loadDraftModel(createRemoteEncoder(task.port)));
    case 'questions':
      return filterOpenQuestions(task.input, await loadDraftModel(createRemoteEncoder(task.port)));
  }
}

/** About a tenth of a second's work, so that other jobs can run in between. */
const maxTexts = 32;

/**
 * Gives access to the encoder of another thread through a job's port. The port's owner sends one response per request.
 */
const createRemoteEncoder = (port: MessagePort): Encoder => ({
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
